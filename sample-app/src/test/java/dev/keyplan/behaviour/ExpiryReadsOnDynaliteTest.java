package dev.keyplan.behaviour;

import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.server.ServerChoice;

/** The second opinion, of a server that knows no time to live. */
@KeyplanTest(server = ServerChoice.DYNALITE)
class ExpiryReadsOnDynaliteTest extends ExpiryReads {}
