/** The same mapping as an expert writes it by hand, tuned by measurement. */
package dev.keyplan.benchmarks.hand;
