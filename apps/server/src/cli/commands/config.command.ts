import { readFile, writeFile } from 'node:fs/promises';
import { createLocalClient } from '../api-client.ts';
import { type Command, CommandError } from '../command.ts';
import { type ConfigApi, configApi } from '../config/config-api.ts';
import { exportConfig, importConfig, parseConfig } from '../config/transfer.ts';
import { withInstallation } from '../installation.ts';
import { readOptions, requireWords } from '../read-options.ts';

export const configExportCommand: Command = {
  name: 'config export',
  summary: 'write settings, teams, license groups, policies, and repositories into a file',
  usage: `config export FILE

FILE is JSON without any secret: what has to be entered again is told. The same configuration gives the same
text, so it can be kept in version control. People, keys, projects, and alerts are not in it.`,
  async run(args, environment) {
    const { FILE } = requireWords(readOptions(args, {}).positionals, 'FILE');
    return withConfig(environment, async (api) => {
      const left: string[] = [];
      const document = await exportConfig(api, { left: (sentence) => left.push(sentence) });
      await writeFile(FILE, `${JSON.stringify(document, null, 2)}\n`);
      for (const sentence of left) console.error(sentence);
      console.log(JSON.stringify({ file: FILE, left }));
      return 0;
    });
  },
};

export const configImportCommand: Command = {
  name: 'config import',
  summary: 'make the configuration like that of a file from "config export"',
  usage: `config import FILE

Entries are found by their names: changed where they differ, made where they are missing. Those that are only
here stay. Prints as JSON what was made, changed, and left out. Importing the same file again changes nothing.`,
  async run(args, environment) {
    const { FILE } = requireWords(readOptions(args, {}).positionals, 'FILE');
    const document = parseConfig(await readText(FILE), FILE);
    return withConfig(environment, async (api) => {
      const done = { made: [] as string[], changed: [] as string[], left: [] as string[] };
      await importConfig(api, document, {
        made: (what) => done.made.push(what),
        changed: (what) => done.changed.push(what),
        left: (sentence) => done.left.push(sentence),
      });
      for (const sentence of done.left) console.error(sentence);
      console.log(JSON.stringify(done));
      return 0;
    });
  },
};

async function withConfig<T>(
  environment: NodeJS.ProcessEnv,
  work: (api: ConfigApi) => Promise<T>,
): Promise<T> {
  return withInstallation(environment, async ({ context }) => {
    const client = await createLocalClient(context);
    try {
      return await work(configApi(client));
    } finally {
      await client.close();
    }
  });
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new CommandError(`"${file}" cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
