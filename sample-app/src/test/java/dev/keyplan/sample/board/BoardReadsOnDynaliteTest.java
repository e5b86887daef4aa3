package dev.keyplan.sample.board;

import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.server.ServerChoice;

/** The second opinion. */
@KeyplanTest(server = ServerChoice.DYNALITE)
class BoardReadsOnDynaliteTest extends BoardReads {}
