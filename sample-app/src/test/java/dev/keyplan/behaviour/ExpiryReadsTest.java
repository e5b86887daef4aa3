package dev.keyplan.behaviour;

import dev.keyplan.testkit.KeyplanTest;

@KeyplanTest
class ExpiryReadsTest extends ExpiryReads {}
