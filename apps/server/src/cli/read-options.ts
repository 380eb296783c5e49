import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options and words of a command line. @throws UsageError for unknown options and missing values */
export function readOptions<T extends Options>(args: string[], options: T) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { values, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Exactly the words a command needs. @throws UsageError naming the first that is missing or too many */
export function requireWords<N extends string>(positionals: string[], ...names: N[]): Record<N, string> {
  const missing = names[positionals.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
  if (positionals.length > names.length) throw new UsageError(`Unexpected "${positionals[names.length]}".`);
  return Object.fromEntries(names.map((name, i) => [name, positionals[i] ?? ''])) as Record<N, string>;
}
