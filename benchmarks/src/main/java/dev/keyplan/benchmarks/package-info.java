/** Benchmarks: every contestant in one run, and the table of ratios made of it. */
package dev.keyplan.benchmarks;
