import { exportBundle } from '../../features/source/bundle/export-bundle.ts';
import { importBundle } from '../../features/source/bundle/import-bundle.ts';
import type { Command } from '../command.ts';
import { withInstallation } from '../installation.ts';
import { readOptions, requireWords } from '../read-options.ts';

export const dataExportCommand: Command = {
  name: 'data export',
  summary: 'write the vulnerability data of all sources that are on into one signed file',
  usage: `data export FILE

FILE is for an installation without a network ("data import"). It holds what was read when the sources were
last mirrored, so mirror them first. Prints as JSON what is in it, and the public key by which it is taken there.`,
  async run(args, environment) {
    const { FILE } = requireWords(readOptions(args, {}).positionals, 'FILE');
    return withInstallation(environment, async ({ context }) => {
      const made = await exportBundle(context, FILE, context.now());
      for (const { source, asOf, records } of made.sources) {
        console.error(`${source.padEnd(8)} ${String(records).padStart(8)} records as of ${asOf}`);
      }
      console.error(`Signed by ${made.fingerprint}`);
      console.log(JSON.stringify(made));
      return 0;
    });
  },
};

export const dataImportCommand: Command = {
  name: 'data import',
  summary: 'take the vulnerability data that another installation has exported',
  usage: `data import FILE [--trust KEY] [--older]

  --trust KEY          the public key that "data export" printed there; needed once
  --older              takes the data even where what is here was read later

The file is read whole and checked before anything is stored. A server may run meanwhile.`,
  async run(args, environment) {
    const { values, positionals } = readOptions(args, {
      trust: { type: 'string' },
      older: { type: 'boolean' },
    });
    const { FILE } = requireWords(positionals, 'FILE');
    return withInstallation(environment, async ({ context }) => {
      const taken = await importBundle(context, FILE, {
        trust: values.trust,
        older: values.older ?? false,
        actor: { name: 'command line', at: context.now() },
        signal: new AbortController().signal,
        onSource: (source, records) =>
          console.error(`${source.padEnd(8)} ${String(records).padStart(8)} records`),
        warn: (message) => console.error(`Warning: ${message}`),
      });
      console.log(JSON.stringify(taken));
      return 0;
    });
  },
};
