/** The exported policies against the requests that the generated code sends, judged as IAM does. */
package dev.keyplan.permissions;
