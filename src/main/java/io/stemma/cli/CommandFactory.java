package io.stemma.cli;

import java.lang.reflect.Constructor;
import picocli.CommandLine;

/** Makes the commands: those with a constructor for a {@link Console} are given it. */
final class CommandFactory implements CommandLine.IFactory {
  private final Console console;

  CommandFactory(Console console) {
    this.console = console;
  }

  @Override
  public <K> K create(Class<K> type) throws Exception {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (constructor.getParameterCount() == 1
          && constructor.getParameterTypes()[0] == Console.class) {
        return type.cast(constructor.newInstance(console));
      }
    }
    return CommandLine.defaultFactory().create(type);
  }
}
