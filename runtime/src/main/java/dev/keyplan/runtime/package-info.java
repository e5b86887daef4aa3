/** What generated code calls: pages, cursors, ranges, conditions and errors. */
package dev.keyplan.runtime;
