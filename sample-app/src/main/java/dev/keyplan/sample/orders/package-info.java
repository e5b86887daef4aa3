/** Reference design A, an orders service. */
package dev.keyplan.sample.orders;
