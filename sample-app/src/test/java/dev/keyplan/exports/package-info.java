/**
 * What is exported of every table that is compiled here, of the samples, of the published designs
 * and of the odd ones in this package, held against the tools that read it.
 */
package dev.keyplan.exports;
