/** The same entity as users of the SDK's Enhanced Client write it. */
package dev.keyplan.benchmarks.enhanced;
