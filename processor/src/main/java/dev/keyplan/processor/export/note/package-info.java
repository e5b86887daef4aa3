/**
 * The design note: one model of what it says, and its two renderings, Markdown and a page of HTML
 * with the table drawn.
 */
package dev.keyplan.processor.export.note;
