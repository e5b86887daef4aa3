/** What a start costs: fresh JVMs that read their first items. */
package dev.keyplan.benchmarks.start;
