/**
 * Published designs, stated with the annotations and run on the server over data made to mislead
 * them. Their patterns that no request can answer are fixtures of the processor's diagnostics.
 */
package dev.keyplan.designs;
