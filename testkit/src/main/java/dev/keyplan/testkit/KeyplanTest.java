package dev.keyplan.testkit;

import dev.keyplan.testkit.server.ServerChoice;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tests against a DynamoDB-compatible server, one process for the whole test run.
 *
 * <p>Tests and their life-cycle methods take parameters of type {@link TestDatabase}, {@link
 * CallRecorder}, {@code DynamoDbClient} and {@code DynamoDbAsyncClient}. A test fails if any
 * request was refused (see {@link CallRecorder}), or if the server crashed.
 *
 * <p>Without a server the tests count as skipped, for a stated reason; where the environment
 * variable {@code CI} is set they fail.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(KeyplanExtension.class)
public @interface KeyplanTest {

  /** The server to run on. */
  ServerChoice server() default ServerChoice.DEFAULT;
}
