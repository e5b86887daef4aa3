package dev.keyplan.testkit;

import dev.keyplan.testkit.check.RequestRefusedError;
import dev.keyplan.testkit.server.DynamoDbServer;
import dev.keyplan.testkit.server.ServerChoice;
import dev.keyplan.testkit.server.ServerCrashedException;
import dev.keyplan.testkit.server.ServerLocation;
import dev.keyplan.testkit.server.ServerLocator;
import java.util.List;
import java.util.Optional;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.platform.commons.support.AnnotationSupport;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Does what {@link KeyplanTest} says. */
public final class KeyplanExtension
    implements ExecutionCondition,
        BeforeAllCallback,
        BeforeEachCallback,
        AfterEachCallback,
        TestExecutionExceptionHandler,
        ParameterResolver {

  private static final Logger LOG = Logger.getLogger(KeyplanExtension.class.getName());
  private static final Namespace NAMESPACE = Namespace.create(KeyplanExtension.class);

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    ServerLocator locator = ServerLocator.ofThisProcess();
    ServerLocation location = locator.locate(choice(context));
    if (location instanceof ServerLocation.Missing missing) {
      ConditionEvaluationResult result = withoutServer(missing, locator.mustNotSkip());
      if (result.isDisabled() && !missing.chosen()) {
        warnOnce(context, missing.reason());
      }
      return result;
    }
    Optional<String> lacking =
        context
            .getElement()
            .flatMap(element -> AnnotationSupport.findAnnotation(element, Requires.class))
            .flatMap(requires -> missing(requires.value(), context));
    return lacking
        .map(ConditionEvaluationResult::disabled)
        .orElseGet(() -> ConditionEvaluationResult.enabled("there is a server"));
  }

  /** Build tools count skipped tests, but few tell why. */
  private static void warnOnce(ExtensionContext context, String reason) {
    context
        .getRoot()
        .getStore(NAMESPACE)
        .computeIfAbsent(
            reason,
            key -> {
              LOG.warning("Tests are skipped. " + key);
              return true;
            });
  }

  /** Skips, or lets {@link #beforeAll} fail. */
  static ConditionEvaluationResult withoutServer(
      ServerLocation.Missing missing, boolean mustNotSkip) {
    return mustNotSkip && !missing.chosen()
        ? ConditionEvaluationResult.enabled("a missing server is a failure here")
        : ConditionEvaluationResult.disabled(missing.reason());
  }

  /** Starts the server, so that one that is missing or does not start fails the class, once. */
  @Override
  public void beforeAll(ExtensionContext context) {
    server(context);
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    server(context).requireAlive();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    server(context).requireAlive();
    RequestRefusedError refusal = takeRefusal(context);
    if (refusal != null && context.getExecutionException().isEmpty()) {
      throw refusal;
    }
  }

  /**
   * Says first what stands behind a test's own failure: that the server crashed, or that a request
   * was refused, which asynchronous clients wrap.
   */
  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable failure)
      throws Throwable {
    try {
      server(context).requireAlive();
    } catch (ServerCrashedException crash) {
      crash.addSuppressed(failure);
      throw crash;
    }
    RequestRefusedError refusal = takeRefusal(context);
    if (refusal == null || refusal == failure) {
      throw failure;
    }
    refusal.addSuppressed(failure);
    throw refusal;
  }

  /** The first, if there is one. */
  private static RequestRefusedError takeRefusal(ExtensionContext context) {
    TestDatabase database = store(context).get(TestDatabase.class, TestDatabase.class);
    List<RequestRefusedError> refusals =
        database == null ? List.of() : database.calls().takeRefusals();
    return refusals.isEmpty() ? null : refusals.get(0);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == TestDatabase.class
        || type == CallRecorder.class
        || type == DynamoDbClient.class
        || type == DynamoDbAsyncClient.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    TestDatabase database = database(context);
    Class<?> type = parameter.getParameter().getType();
    if (type == TestDatabase.class) {
      return database;
    }
    if (type == CallRecorder.class) {
      return database.calls();
    }
    return type == DynamoDbClient.class ? database.client() : database.asyncClient();
  }

  /** A constructor's database is the test's. */
  @Override
  public ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext root) {
    return ExtensionContextScope.TEST_METHOD;
  }

  private static TestDatabase database(ExtensionContext context) {
    return store(context)
        .computeIfAbsent(
            TestDatabase.class, key -> new TestDatabase(shared(context)), TestDatabase.class);
  }

  private static DynamoDbServer server(ExtensionContext context) {
    return shared(context).server();
  }

  /** One per test run: it lives in the root, which closes it. */
  private static SharedServer shared(ExtensionContext context) {
    return store(context.getRoot())
        .computeIfAbsent(
            choice(context),
            choice -> new SharedServer(DynamoDbServer.open(choice)),
            SharedServer.class);
  }

  private static Optional<String> missing(Capability capability, ExtensionContext context) {
    DynamoDbServer server = server(context);
    return store(context.getRoot())
        .computeIfAbsent(
            server.description() + capability,
            key -> new Probed(capability.missing(server)),
            Probed.class)
        .missing();
  }

  private static ServerChoice choice(ExtensionContext context) {
    return AnnotationSupport.findAnnotation(
            context.getRequiredTestClass(), KeyplanTest.class, context.getEnclosingTestClasses())
        .map(KeyplanTest::server)
        .orElse(ServerChoice.DEFAULT);
  }

  private static Store store(ExtensionContext context) {
    return context.getStore(NAMESPACE);
  }

  private record Probed(Optional<String> missing) {}
}
