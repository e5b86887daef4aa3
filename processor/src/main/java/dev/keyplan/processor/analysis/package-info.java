/**
 * The verdict on a table: which one operation serves each access pattern, or why none does and what
 * would. Pure: it knows the model, and neither a compiler nor generated code.
 */
package dev.keyplan.processor.analysis;
