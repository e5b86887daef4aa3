/** Reference design B, a project board. */
package dev.keyplan.sample.board;
