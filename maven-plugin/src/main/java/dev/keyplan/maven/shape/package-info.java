/** A table as any source describes it: neutral records between the readers and the verification. */
package dev.keyplan.maven.shape;
