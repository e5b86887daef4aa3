/** Estimates of capacity, held against what a server says that its calls took. */
package dev.keyplan.capacity;
