/** Finds, starts and stops the DynamoDB-compatible server of tests and samples. Needs no JUnit. */
package dev.keyplan.testkit.server;
