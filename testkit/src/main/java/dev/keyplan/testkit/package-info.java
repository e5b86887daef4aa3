/** Tests of a Keyplan design against a DynamoDB-compatible server. */
package dev.keyplan.testkit;
