/**
 * What a change of the design means for what is stored: compares a model with the one that was
 * locked. Over {@code model.json} alone, so that the processor and build tools say the same.
 */
package dev.keyplan.processor.evolution;
