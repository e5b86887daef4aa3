/** The goals of the Maven plugin. */
package dev.keyplan.maven;
