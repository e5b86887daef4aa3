/**
 * What annotation processors cost a compilation: Keyplan's and others, over equal entities, against
 * javac of the same code.
 */
package dev.keyplan.benchmarks.compile;
