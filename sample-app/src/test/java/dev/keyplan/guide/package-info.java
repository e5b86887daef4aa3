/** The examples of the guide: each Java block of its pages stands in these sources. */
package dev.keyplan.guide;
