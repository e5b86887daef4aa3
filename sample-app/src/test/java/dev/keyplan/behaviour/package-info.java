/**
 * Designs beyond the reference ones, run against a server: every attribute type, native and
 * multi-attribute keys, ranges, prefixes, lossy parts, optional attributes.
 */
package dev.keyplan.behaviour;
