import type { ImportDependencyTrackBody } from '@waybill/api-contract';
import { Dt4Error, readSecretKey } from '@waybill/dt4';
import { type Database, inTransaction } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import type { Context } from '../../../feature.ts';
import { AppError, illegalArgument, notFound } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import { ownerOf, type Principal } from '../../../http/principal.ts';
import type { JobContext } from '../../../jobs/job.ts';
import { PermanentJobError } from '../../../jobs/job.ts';
import { enqueue } from '../../../jobs/task.ts';
import { createAddressPolicy, RefusedAddressError } from '../../../outgoing/address/address-policy.ts';
import { type ImportReport, importDependencyTrack, requireTimeZone } from '../import-dt.service.ts';
import { describeDatabase, openDatabase, openSource } from '../source/open-source.ts';
import type { Dt4Source } from '../source/source.ts';
import { undoImports } from '../undo/undo-import.service.ts';
import { deleteImportFile, findImportFile } from './import-file.queries.ts';
import { withImportFile } from './import-file.service.ts';
import { endImportRun, findImportInput, insertImportRun } from './import-run.queries.ts';

export const importKind = 'import.dt';

/** What a run is given, encrypted while it waits. */
interface RunInput {
  readonly url?: string | undefined;
  readonly password?: string | undefined;
  readonly file?: string | undefined;
  /** Base64. */
  readonly secretKey?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly isPreview: boolean;
  readonly isUndo: boolean;
  /** As trails name them; they may import, which was checked when they asked for it. */
  readonly caller: Pick<Principal, 'name' | 'address' | 'userId' | 'apiKeyId'>;
}

/**
 * Starts an import in the background.
 * @throws 400 for what can be told to be wrong at once, 404 without such a file, 409 while another one runs
 */
export async function startImport(
  { config, db, secrets, now }: Context,
  body: ImportDependencyTrackBody,
  caller: Principal,
): Promise<string> {
  const [url, password, file] = [body.url ?? undefined, body.password ?? undefined, body.file ?? undefined];
  const [secretKey, timeZone] = [body.secretKey ?? undefined, body.timeZone ?? undefined];
  const [preview, isUndo] = [body.preview ?? true, body.undo ?? false];
  const isSourceWanted = !isUndo;
  if (isUndo && preview) throw illegalArgument('There is no preview of undoing.');
  if ((url !== undefined) !== (isSourceWanted && file === undefined)) {
    throw illegalArgument(
      isUndo
        ? 'Undoing takes back all imports: give neither a URL nor a file.'
        : 'Say what to import: either the URL of a database, or an uploaded file.',
    );
  }
  const source = isUndo
    ? 'all imports'
    : url === undefined
      ? await titleOfFile(db, file ?? '')
      : titleOfDatabase(url, config);
  explained('secretKey', () => secretKey && readSecretKey(keyOf(secretKey)));
  if (!isUndo) {
    const isLocal = url === undefined || !/^(jdbc:)?postgres/i.test(url);
    explained('timeZone', () => requireTimeZone(isLocal, timeZone));
  }
  const input: RunInput = {
    url,
    password,
    file,
    secretKey,
    timeZone,
    isPreview: preview,
    isUndo,
    caller: {
      name: caller.name,
      ...present('address', caller.address),
      ...present('userId', caller.userId),
      ...present('apiKeyId', caller.apiKeyId),
    },
  };
  return inTransaction(db, async (trx) => {
    const wanted = newUuid();
    const token = await enqueue(trx, {
      kind: importKind,
      subject: 'dt',
      input: {},
      token: wanted,
      owner: ownerOf(caller),
      maxAttempts: 3,
    });
    if (token !== wanted) {
      throw new AppError('import.running', {
        status: 409,
        title: 'An import is running',
        detail: 'Wait until it has ended.',
      });
    }
    const sealed = secrets.encrypt(JSON.stringify(input));
    const run = { token, source, isPreview: preview, isUndo, startedBy: caller.name, input: sealed, file };
    await insertImportRun(trx, run, now());
    return token;
  });
}

async function titleOfFile(db: Database, uuid: string): Promise<string> {
  const file = await findImportFile(db, uuid);
  if (!file) throw notFound('file');
  return `the script "${file.name}"`;
}

function titleOfDatabase(url: string, { outgoing }: Context['config']): string {
  const { title, host } = explained('url', () => describeDatabase(url));
  try {
    createAddressPolicy(outgoing.allowedHosts).check(host, false);
  } catch (error) {
    if (!(error instanceof RefusedAddressError)) throw error;
    throw illegalArgument(error.message, [{ path: 'url', message: error.message }]);
  }
  return title;
}

function explained<T>(path: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Dt4Error)) throw error;
    throw illegalArgument(error.message, [{ path, message: error.message }]);
  }
}

/** Whoever started it was allowed to; here it is about whom trails name. */
const importer: Omit<Principal, 'name'> = {
  kind: 'user',
  teams: [],
  permissions: new Set(),
  teamPermissions: new Map(),
  scope: { all: true },
};

const keyOf = (base64: string): Uint8Array => Buffer.from(base64, 'base64');

/** Does what {@link startImport} has asked for. */
export async function runImport(
  context: Context,
  { token, db, now, progress }: Pick<JobContext, 'token' | 'db' | 'now' | 'progress'>,
): Promise<Record<string, unknown>> {
  const sealed = await findImportInput(db, token);
  // It was done before, by a worker that ended before it could say so.
  if (sealed === undefined) return {};
  const input: RunInput = JSON.parse(context.secrets.decrypt(sealed));
  try {
    const caller = { ...importer, ...input.caller };
    const report = input.isUndo
      ? await undoImports({ ...context, db }, { caller, at: now() })
      : await withSource(db, input, (source) =>
          importDependencyTrack({ ...context, db }, source, {
            secretKey: input.secretKey === undefined ? undefined : keyOf(input.secretKey),
            zone: input.timeZone,
            isPreview: input.isPreview,
            caller,
            at: now(),
            onProgress: progress,
          }),
        );
    await endRun(db, token, input, { report });
    return { rows: report.tables.reduce((sum, table) => sum + table.outcomes.written, 0) };
  } catch (error) {
    if (!(error instanceof Dt4Error)) throw error;
    await endRun(db, token, input, { error: error.message });
    throw new PermanentJobError(error.message, { cause: error });
  }
}

async function withSource<T>(
  db: Database,
  input: RunInput,
  work: (source: Dt4Source) => Promise<T>,
): Promise<T> {
  const used = async (source: Dt4Source) => {
    try {
      return await work(source);
    } finally {
      await source.close();
    }
  };
  if (input.url !== undefined) return used(await openDatabase(input.url, input.password));
  const file = await findImportFile(db, input.file ?? '');
  if (!file) throw new Dt4Error('The uploaded file is gone. Upload it again.');
  return withImportFile(db, file, async (onDisk) => used(await openSource(onDisk)));
}

/** A preview leaves the file for the import that may follow. */
async function endRun(
  db: Database,
  token: string,
  { isPreview, file }: RunInput,
  outcome: { readonly report?: ImportReport; readonly error?: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await endImportRun(trx, token, outcome);
    if (!isPreview && file !== undefined && outcome.report) await deleteImportFile(trx, file);
  });
}
