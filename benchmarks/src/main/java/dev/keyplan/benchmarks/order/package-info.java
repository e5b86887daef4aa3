/** The design that is measured: one entity of 15 attributes, as Keyplan's users declare it. */
package dev.keyplan.benchmarks.order;
