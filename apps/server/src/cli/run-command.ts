import { BackupError } from '../features/backup/backup-error.ts';
import { BundleError } from '../features/source/bundle/bundle-error.ts';
import { AppError } from '../http/errors.ts';
import { PostgresError } from '../postgres/postgres-error.ts';
import { explainStartError } from '../start-error.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { commands } from './commands.ts';

/** A release has a program of that name; a checkout has npm. */
const usagePrefix = `Usage: ${process.env.WAYBILL_PROGRAM ?? 'npm run waybill --'} `;

/** Finds the command that a line names, runs it, and explains what went wrong. @returns the exit code */
export async function runCommand(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const command = findCommand(words);
  if (!command) return answerWithoutCommand(words);
  const args = words.slice(command.name.split(' ').length);
  if (args.some((word) => word === '--help' || word === '-h')) {
    console.log(`${usagePrefix}${command.usage}`);
    return 0;
  }
  try {
    return await command.run(args, environment);
  } catch (error) {
    return explain(error, command, environment);
  }
}

function findCommand(words: string[]): Command | undefined {
  return commands.find((command) => command.name.split(' ').every((word, i) => words[i] === word));
}

function answerWithoutCommand(words: string[]): number {
  const isHelp = words.length === 0 || ['--help', '-h', 'help'].includes(words[0] ?? '');
  if (!isHelp) console.error(`There is no command "${words.slice(0, 2).join(' ')}".\n`);
  const width = Math.max(...commands.map((command) => command.name.length));
  const lines = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  const overview = [`${usagePrefix}COMMAND [options]`, '', ...lines, '', 'COMMAND --help tells more.'].join(
    '\n',
  );
  if (isHelp) console.log(overview);
  else console.error(overview);
  return isHelp ? 0 : 2;
}

/** Their messages are for whoever runs the command. */
const told = [CommandError, AppError, PostgresError, BackupError, BundleError];

function explain(error: unknown, command: Command, environment: NodeJS.ProcessEnv): number {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usagePrefix}${command.usage}`);
    return 2;
  }
  if (told.some((kind) => error instanceof kind)) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  console.error(explainStartError(error, { host: '', port: 0 }));
  if (error instanceof Error && environment.WAYBILL_LOG_LEVEL === 'debug') console.error(error.stack);
  return 1;
}
