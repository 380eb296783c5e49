import { fileBelow } from '../../../outgoing/file-below.ts';
import { isSettingOn } from '../../config-property/setting.service.ts';
import { readAddress, readSecret, readText } from '../integration.settings.ts';
import type { Integration, UploadOutcome, UploadRun } from '../integration.ts';
import type { Target } from '../target.queries.ts';
import { troubleOf, UploadError } from '../upload-error.ts';
import { requireObject, send, told } from '../upload-request.ts';
import { type KdiAsset, writeKdi } from './kdi-file.ts';
import { standardAddress } from './kenna-address.ts';
import { probeKenna } from './kenna-probe.ts';

const assetProperty = 'kenna.asset.external_id';
/** The interval and the time limit for checking whether Kenna has read the file. */
const lookEveryMs = 10_000;
const maxLooks = 60;

/** Uploads one document of all projects to a connector of Kenna (contract §20.4). */
export const kenna: Integration = {
  id: 'kenna',
  title: 'Kenna',
  async findObstacle(db) {
    if (!(await isSettingOn(db, 'integrations', 'kenna.enabled')))
      return { code: 'DISABLED', text: 'Kenna is disabled.' };
    if ((await readText(db, 'kenna.connector.id')) === undefined)
      return { code: 'NO_CONNECTOR', text: 'The connector at Kenna is not set.' };
    if ((await readText(db, 'kenna.token')) === undefined)
      return { code: 'NO_CREDENTIALS', text: 'There is no token for Kenna.' };
    return undefined;
  },
  ruleOf: async () => ({ property: assetProperty }),
  probe: probeKenna,
  async upload(run) {
    const targets: Target[] = [];
    for await (const batch of run.targets()) targets.push(...batch);
    // A document without assets would close everything that the connector has.
    if (targets.length === 0) return;
    const assets = Map.groupBy(targets, ({ properties }) => properties[assetProperty] ?? '');
    await uploadAll(run, [...assets]);
  },
};

async function uploadAll(run: UploadRun, assets: readonly KdiAsset[]): Promise<void> {
  const targetsOf = assets.flatMap(([externalId, targets]) =>
    targets.map(({ project_id }) => ({ projectId: project_id, target: `Asset ${externalId}` })),
  );
  let outcomes: UploadOutcome[];
  try {
    const { path, written } = await writeKdi(run, assets);
    const access = await openKenna(run);
    const runId = await sendFile(run, access, path);
    if (runId !== undefined) await awaitRun(run, access, runId);
    outcomes = targetsOf.flatMap((one) => {
      const findings = written.get(one.projectId);
      return findings === undefined ? [] : [{ ...one, findings }];
    });
  } catch (error) {
    if (run.job.signal.aborted) throw error;
    const { isOfHost: _isOfHost, ...trouble } = troubleOf(error);
    await run.settle(targetsOf.map((one) => ({ ...one, trouble })));
    return;
  }
  await run.settle(outcomes);
}

interface Access {
  readonly token: string;
  at(path: string): URL;
}

async function openKenna(run: UploadRun): Promise<Access> {
  const base = await readAddress(run.db, 'kenna.api.url', standardAddress);
  const connector = (await readText(run.db, 'kenna.connector.id')) ?? '';
  const token = await readSecret(run, 'kenna.token');
  return { token, at: (path) => fileBelow(base, `connectors/${encodeURIComponent(connector)}/${path}`) };
}

/** @returns the number of the run that reads the file; undefined when it is not told */
async function sendFile(run: UploadRun, { token, at }: Access, path: string): Promise<string | undefined> {
  const url = at('data_file');
  const { text } = await send(run, {
    url,
    method: 'POST',
    headers: { 'x-risk-token': token, accept: 'application/json' },
    // Without it the file waits until somebody runs the connector.
    fields: { run: 'true' },
    file: { name: 'file', fileName: 'findings.json', type: 'application/json', path },
    expects: [200],
    secrets: [token],
  });
  const answer = requireObject(text, url);
  if (answer.success !== true && answer.success !== 'true') {
    const { success: _success, ...rest } = answer;
    throw new UploadError('forbidden', `${url.origin} rejected the upload.`, {
      detail: told(JSON.stringify(rest), [token]),
    });
  }
  const id = answer.connector_run_id;
  return typeof id === 'number' || typeof id === 'string' ? `${id}` : undefined;
}

/** Waits until the file is read, for a while: a long run goes on without us. @throws UploadError when it failed */
async function awaitRun(run: UploadRun, { token, at }: Access, id: string): Promise<void> {
  const url = at(`connector_runs/${encodeURIComponent(id)}`);
  for (let look = 0; look < maxLooks; look++) {
    const { text } = await send(run, {
      url,
      method: 'GET',
      headers: { 'x-risk-token': token, accept: 'application/json' },
      expects: [200],
      secrets: [token],
    });
    const state = requireObject(text, url);
    const failed = Number(state.failed_payload_count ?? 0);
    if (typeof state.end_time === 'string' && state.end_time !== '') {
      if (failed === 0) return;
      throw new UploadError('corrupt', `${url.origin} could not read ${failed} parts of the upload.`);
    }
    await run.outgoing.pause(lookEveryMs, run.job.signal);
  }
}
