/** One reader for each form in which tables are described. */
package dev.keyplan.maven.read;
