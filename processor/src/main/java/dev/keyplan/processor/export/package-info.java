/** Exports of a sound table: one class per file that is written. */
package dev.keyplan.processor.export;
