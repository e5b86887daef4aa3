/** Every form of write on every form of key that the designs of this module have. */
package dev.keyplan.matrix;
