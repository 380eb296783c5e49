import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stopIfAborted } from '../../../jobs/job.ts';
import { packageFindings } from '../../finding/finding-package.service.ts';
import type { UploadRun } from '../integration.ts';
import type { Target } from '../target.queries.ts';
import { type KdiVuln, kdiDefinition, kdiIdentifier, kdiVuln, moreOpen } from './kdi.ts';

/** Projects of one asset. */
export type KdiAsset = readonly [externalId: string, targets: readonly Target[]];

/** Findings of each project that are in the document; what has gone meanwhile is missing. */
type WrittenFindings = ReadonlyMap<number, number>;

/** The size of definitions kept until they are written. */
const keptLength = 1_048_576;

/** Writes one document of all projects, whose size is never in memory. @returns where it is, and what is in it */
export async function writeKdi(
  run: UploadRun,
  assets: readonly KdiAsset[],
): Promise<{ path: string; written: WrittenFindings }> {
  const { job, workDir } = run;
  const file = path.join(workDir, 'kdi.json');
  const definitions = new Definitions(path.join(workDir, 'definitions.json'));
  await definitions.begin();
  const written = new Map<number, number>();
  const texts = documentOf(run, assets, definitions, written);
  await pipeline(Readable.from(texts), createWriteStream(file), { signal: job.signal });
  return { path: file, written };
}

async function* documentOf(
  run: UploadRun,
  assets: readonly KdiAsset[],
  definitions: Definitions,
  written: Map<number, number>,
): AsyncGenerator<string> {
  yield '{"skip_autoclose":false,"assets":[';
  let separator = '';
  for (const asset of assets) {
    stopIfAborted(run.job.signal);
    const text = await assetText(run, asset, definitions, written);
    if (text === undefined) continue;
    yield separator + text;
    separator = ',';
  }
  yield '],"vuln_defs":[';
  yield* definitions.read();
  yield ']}';
}

async function assetText(
  { db, job, baseUrl }: UploadRun,
  [externalId, targets]: KdiAsset,
  definitions: Definitions,
  written: Map<number, number>,
): Promise<string | undefined> {
  const vulns = new Map<string, KdiVuln>();
  const at = job.now();
  for (const { uuid, project_id } of targets) {
    const findings = await packageFindings(db, uuid, { at, baseUrl });
    if (!findings) continue;
    for await (const batch of findings.batches) {
      for (const finding of batch) {
        const vuln = kdiVuln(finding, at);
        const known = vulns.get(vuln.scanner_identifier);
        vulns.set(vuln.scanner_identifier, known ? moreOpen(known, vuln) : vuln);
        definitions.add(kdiIdentifier(finding.vulnerability), () => kdiDefinition(finding.vulnerability));
      }
      await definitions.flush();
    }
    written.set(project_id, findings.total);
  }
  const [first] = targets.filter(({ project_id }) => written.has(project_id));
  if (!first) return undefined;
  const tags = [...new Set(targets.flatMap((target) => target.tags))];
  return JSON.stringify({
    application: [first.name, first.version].filter(Boolean).join(' '),
    external_id: externalId,
    ...(tags.length === 0 ? {} : { tags }),
    vulns: [...vulns.values()],
  });
}

/** Definitions of vulnerabilities, each once, in a file of their own until the assets are written. */
class Definitions {
  readonly #path: string;
  readonly #known = new Set<string>();
  #kept = '';
  #separator = '';

  constructor(file: string) {
    this.#path = file;
  }

  async begin(): Promise<void> {
    await writeFile(this.#path, '');
  }

  add(identifier: string, make: () => object): void {
    if (this.#known.has(identifier)) return;
    this.#known.add(identifier);
    this.#kept += this.#separator + JSON.stringify(make());
    this.#separator = ',';
  }

  async flush(minLength = keptLength): Promise<void> {
    if (this.#kept.length < minLength) return;
    await appendFile(this.#path, this.#kept);
    this.#kept = '';
  }

  async *read(): AsyncGenerator<string> {
    await this.flush(1);
    for await (const chunk of createReadStream(this.#path, 'utf8')) yield chunk as string;
  }
}
