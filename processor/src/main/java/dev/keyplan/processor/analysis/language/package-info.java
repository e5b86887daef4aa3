/** Key texts as regular languages: what exactly can be stored under a key, and where it sorts. */
package dev.keyplan.processor.analysis.language;
