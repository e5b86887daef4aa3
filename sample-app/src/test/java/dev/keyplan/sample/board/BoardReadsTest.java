package dev.keyplan.sample.board;

import dev.keyplan.testkit.KeyplanTest;

@KeyplanTest
class BoardReadsTest extends BoardReads {}
