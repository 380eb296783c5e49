import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inTransaction } from '../../../db/database.ts';
import { stopIfAborted } from '../../../jobs/job.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import {
  readNumber,
  readSecretSetting,
  readSetting,
  writeSetting,
} from '../../config-property/setting.service.ts';
import { ingestFile } from '../ingest/ingest.ts';
import { mirrorParts, nothingRead, type PartOutcome, type PartRun } from '../mirror-parts.ts';
import { readingRevision } from '../reader/revision.ts';
import { isSourceOn } from '../source.settings.ts';
import type { MirrorResult, MirrorRun, Source } from '../source.ts';
import { type GithubPage, textOf } from './github-answer.ts';
import { openGithubClient } from './github-client.ts';
import { probeGithub } from './github-probe.ts';

const part = 'advisories';
/** The newest change seen. Emptied by hand, everything is mirrored again (contract §26.11). */
const lastModified = 'github.advisories.last.modified.epoch.seconds';

/** Advisories of GitHub, by its GraphQL API (contract §18.3). */
export const githubSource: Source = {
  id: 'github',
  title: 'GitHub Advisories',
  titleInNotifications: 'GitHub Advisory',
  cadence: 'ghsa.mirror.cadence',
  firstRunAfterMs: 10_000,
  poll: 'github.advisories.poll.minutes',
  probe: probeGithub,
  async findObstacle(db) {
    if (!(await isSourceOn(db, 'github.advisories.enabled')))
      return { code: 'DISABLED', text: 'The GitHub Advisories source is disabled.' };
    if (await readSetting(db, ...tokenSetting)) return undefined;
    return { code: 'NO_TOKEN', text: 'GitHub Advisories need an access token.' };
  },
  mirror: (run) => mirrorParts(run, 'github', [part], mirrorAdvisories),
};

/**
 * Mirrors what changed since the newest change seen, all of it the first time, the oldest change first: whatever ends a run,
 * the next one goes on from the last page.
 */
async function mirrorAdvisories(run: PartRun): Promise<PartOutcome> {
  const token = await readToken(run);
  if (token === undefined) throw new OutgoingError('forbidden', 'GitHub Advisories need an access token.');
  const seconds = await readNumber(run.db, 'vuln-source', lastModified);
  const since = seconds !== undefined && seconds > 0 ? new Date(seconds * 1000).toISOString() : undefined;
  const client = openGithubClient(run, token, since);
  const result: MirrorResult = { ...nothingRead };
  let read = 0;
  let newestMs = seconds === undefined ? 0 : seconds * 1000;
  for (let page = await client.next(); page; page = await client.next()) {
    stopIfAborted(run.signal);
    await storePage(run, page, result);
    read += page.nodes.length;
    newestMs = Math.max(newestMs, newestOf(page));
    await inTransaction(run.db, (trx) =>
      writeSetting(trx, 'vuln-source', lastModified, `${Math.floor(newestMs / 1000)}`),
    );
    run.progress(read / Math.max(1, page.total), 'reading', {
      unit: 'records',
      done: read,
      total: page.total,
      changed: result.changed,
    });
  }
  return { keep: { records: since === undefined ? read : Math.max(run.state?.records ?? 0, read) }, result };
}

async function storePage(run: PartRun, page: GithubPage, result: MirrorResult): Promise<void> {
  if (page.nodes.length === 0) return;
  const file = path.join(run.workDir, 'page.jsonl');
  await writeFile(file, page.nodes.map((node) => `${JSON.stringify(node)}\n`).join(''));
  const counts = await ingestFile({
    db: run.db,
    signal: run.signal,
    input: { feed: 'github', form: 'github-lines', path: file, salt: `${readingRevision}` },
    describes: ['GITHUB'],
    onProgress: () => undefined,
    onProblem: run.warn,
  }).finally(() => rm(file, { force: true }));
  for (const key of ['records', 'changed', 'added', 'removed'] as const) result[key] += counts[key];
}

function newestOf(page: GithubPage): number {
  const times = page.nodes.map((node) => Date.parse(textOf(node, 'updatedAt') ?? ''));
  return Math.max(0, ...times.filter((time) => !Number.isNaN(time)));
}

const tokenSetting = ['vuln-source', 'github.advisories.access.token'] as const;

async function readToken({ db, secrets }: Pick<MirrorRun, 'db' | 'secrets'>): Promise<string | undefined> {
  const token = await readSecretSetting(db, secrets, ...tokenSetting);
  return token?.trim() || undefined;
}
