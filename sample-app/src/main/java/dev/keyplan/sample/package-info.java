/** The reference designs, run end to end. */
package dev.keyplan.sample;
