import { readFileSync } from 'node:fs';
import { Dt4Error } from '@waybill/dt4';
import { importDependencyTrack } from '../../features/import-dt/import-dt.service.ts';
import { writeReport, writeUndo } from '../../features/import-dt/report/write-report.ts';
import { openSource } from '../../features/import-dt/source/open-source.ts';
import { undoImports } from '../../features/import-dt/undo/undo-import.service.ts';
import { type Command, CommandError, UsageError } from '../command.ts';
import { withInstallation } from '../installation.ts';
import { operator } from '../operator.ts';
import { readOptions, requireWords } from '../read-options.ts';

const options = {
  from: { type: 'string' },
  'secret-key': { type: 'string' },
  zone: { type: 'string' },
  preview: { type: 'boolean' },
  undo: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

export const importDtCommand: Command = {
  name: 'import dt',
  summary: 'import what a Dependency-Track v4 keeps',
  usage: `import dt --from URL|FILE [--secret-key FILE] [--zone ZONE] [--preview] [--json]
       import dt --undo [--json]

  --from URL           its database, such as postgresql://user@host:5432/dtrack, mysql://… or
                       sqlserver://…; the password is better given as WAYBILL_IMPORT_PASSWORD.
                       Dependency-Track may go on running
  --from FILE          a script of its H2 database, written by org.h2.tools.Script of the same
                       version of H2, packed with gzip or not
  --secret-key FILE    "secret.key" of its installation; checked before anything is written
  --zone ZONE          time zone of its server, such as Europe/Berlin; needed for all but PostgreSQL
  --preview            says what would happen, and writes nothing
  --undo               takes back all that was imported, until a person has changed anything
  --json               the report as JSON

Versions 4.13 and 4.14 can be read. The import may be run again: it takes what is new, changed, or
gone there, and keeps what somebody has changed here. The report says for each table what became of
its rows.`,
  async run(args, environment) {
    const { values, positionals } = readOptions(args, options);
    requireWords(positionals);
    const { from } = values;
    if (values.undo) return undo(environment, from !== undefined || values.preview === true, values.json);
    if (from === undefined) throw new UsageError('The source is missing: give --from.');
    const secretKey = values['secret-key'] === undefined ? undefined : readKey(values['secret-key']);
    return explained(async () => {
      const source = await openSource(from, environment.WAYBILL_IMPORT_PASSWORD);
      try {
        return await withInstallation(environment, async ({ context }) => {
          const report = await importDependencyTrack(context, source, {
            secretKey,
            zone: values.zone,
            isPreview: values.preview ?? false,
            caller: operator,
            at: context.now(),
          });
          console.log(values.json ? JSON.stringify(report) : writeReport(report));
          return 0;
        });
      } finally {
        await source.close();
      }
    });
  },
};

async function undo(
  environment: Parameters<Command['run']>[1],
  isMore: boolean,
  asJson = false,
): Promise<number> {
  if (isMore) throw new UsageError('--undo takes back all imports: give neither --from nor --preview.');
  return explained(() =>
    withInstallation(environment, async ({ context }) => {
      const report = await undoImports(context, { caller: operator, at: context.now() });
      console.log(asJson ? JSON.stringify(report) : writeUndo(report));
      return 0;
    }),
  );
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Dt4Error) throw new CommandError(cause.message, { cause });
    throw cause;
  }
}

function readKey(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new CommandError(`"${file}" cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
