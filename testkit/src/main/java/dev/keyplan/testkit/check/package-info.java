/**
 * What DynamoDB refuses, checked on the requests themselves: servers for tests let some of it
 * through. One class per rule.
 */
package dev.keyplan.testkit.check;
