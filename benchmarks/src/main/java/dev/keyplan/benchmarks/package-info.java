/**
 * Benchmarks: every contestant in one run, and the table of ratios made of it. Starts are in {@code
 * start}, compilations in {@code compile}.
 */
package dev.keyplan.benchmarks;
