package software.amazon.awssdk.keyplan;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/** Counts as one of the SDK's own interceptors, by its name, and shows what the SDK marshals. */
public final class SeenRequests implements ExecutionInterceptor {

  public final List<SdkRequest> seen = new ArrayList<>();

  @Override
  public void beforeMarshalling(Context.BeforeMarshalling context, ExecutionAttributes attributes) {
    seen.add(context.request());
  }
}
