/** Whether a table serves the model. */
package dev.keyplan.maven.verify;
