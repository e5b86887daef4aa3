/** The annotation processor: reads, proves, reports, generates and exports. */
package dev.keyplan.processor;
