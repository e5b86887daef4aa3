/**
 * Writes while things go wrong: lost replies, errors, throttling, half batches, a killed server.
 */
package dev.keyplan.faults;
