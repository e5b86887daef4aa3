/**
 * Checks the proof that comes with each table: {@code META-INF/keyplan/<table>/model.json} says
 * which operation answers each access pattern, and why. The checker trusts none of it, and shares
 * no code with the processor that wrote it.
 */
package dev.keyplan.testkit.proof;
