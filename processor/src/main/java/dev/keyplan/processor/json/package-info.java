/** JSON as the exports write it and the lock is read: no library on users' processor paths. */
package dev.keyplan.processor.json;
