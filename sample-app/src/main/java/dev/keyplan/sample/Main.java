package dev.keyplan.sample;

/** Entry point of the sample; a placeholder until the reference designs are written. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.out.println("Keyplan sample");
  }
}
