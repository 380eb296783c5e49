/** One command of the command line; `commands.ts` lists them. */
export interface Command {
  /** As typed, such as `bom upload`. */
  readonly name: string;
  /** Its line in the overview: half a sentence. */
  readonly summary: string;
  /** The text after `Usage:` and all options, as printed by `--help`. */
  readonly usage: string;
  /**
   * @param args what follows the name
   * @returns the exit code
   * @throws UsageError for arguments that cannot be used
   */
  run(args: string[], environment: NodeJS.ProcessEnv): Promise<number>;
}

/** The arguments cannot be used; printed with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command cannot do what it should, for a reason that is the user's to mend; printed without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
