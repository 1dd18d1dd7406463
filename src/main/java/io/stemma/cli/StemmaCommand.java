package io.stemma.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program without a subcommand: says which there are. */
@Command(
    name = "stemma",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Compares web pages as a browser shows them: structure, text and fields,",
      "and says what kind of change it is and where.",
      ""
    },
    subcommands = {
      CompareCommand.class,
      CaptureCommand.class,
      BatchCommand.class,
      CalibrateCommand.class,
      ExplainCommand.class,
      FieldsCommand.class,
      RepairCommand.class,
      DoctorCommand.class,
      SchemaCommand.class
    },
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:nothing notable",
      "1:a change of a --fail-on kind",
      "2:wrong usage or configuration",
      "3:some pages could not be judged",
      "4:internal error"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stemma compare https://example.org/a https://example.org/b",
      "  stemma compare before.html after.html --report report.html",
      "  stemma batch pairs.tsv --workers 4 -o results.jsonl",
      "  stemma calibrate https://example.org/ --save",
      "  stemma doctor"
    })
final class StemmaCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "name a command: " + String.join(", ", spec.subcommands().keySet()));
  }
}
