import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Bom, readBom, writeJsonBom, writeXmlBom } from '@waybill/sbom';
import type protobuf from 'protobufjs/minimal.js';
import { generateBom } from '../../generate/bom.ts';
import { toProtobuf, toSpdx3, toSpdxJson, toTagValue } from '../../generate/bom-forms.ts';
import { atMost, type Figure, median, reported } from '../../report.ts';
import type { BomWay, ChildReport } from './bom-child.ts';
import { RUNS } from './measure.ts';
import { requireAs } from './peer.ts';
import { findSharedData } from './shared-data.ts';

/** Runs of a document of 50 MB: each takes long, and only its memory counts. */
const LARGE_RUNS = 5;

/** ajv as shipped compares the items of a list pair by pair; it is not waited for without end. */
const PEER_LIMIT_MS = 30_000;

/**
 * Node's young heap may grow to 100 MB of garbage before it is collected. For large documents, use a small
 * one, as the reading thread of the package does.
 */
const SMALL_YOUNG_HEAP = '--max-semi-space-size=8';

/** Memory that a document may take, as a multiple of its size. */
const MEMORY_LIMIT = 8;

/** Checking and reading whole documents: time against ajv as shipped, and memory. Each in a process of its own. */
export async function measureBoms(): Promise<{ figures: Figure[]; notes: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-bench-'));
  try {
    const baseline = median((await runTimes('empty', '', RUNS)).map(({ peakMb }) => peakMb));
    const figures = [reported('bom: an empty process', baseline, 'MB')];
    const small = await place(folder, '10k.json', generateBom(10_000, 1_000));
    figures.push(...(await measureAgainstPeer('10,000 components', small, baseline)));
    const large = await place(folder, '50k.json', await fiftyThousand());
    figures.push(...(await measureAgainstPeer('50,000 components', large, baseline)));
    for (const form of LARGE_FORMS) {
      const document = await placeLarge(folder, form);
      for (const way of form.ways) figures.push(...(await measureMemory(document, form, way, baseline)));
    }
    const notes = [
      'memory is the highest resident size of a process of its own less that of an empty one; seconds are of a process that has compiled its schema',
      `ajv as shipped runs once and is stopped after ${PEER_LIMIT_MS / 1000} s; it does not read the document into a model`,
      `documents of 50 MB: the memory is that of the worst of ${LARGE_RUNS} runs, by node ${SMALL_YOUNG_HEAP}; the time is a median`,
    ];
    return { figures, notes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Document {
  name: string;
  file: string;
  megabytes: number;
}

async function place(folder: string, name: string, bytes: Uint8Array): Promise<Document> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return { name, file, megabytes: bytes.length / 1e6 };
}

async function fiftyThousand(): Promise<Uint8Array> {
  const real = findSharedData('scale-boms/scale-50k.cdx.json.gz');
  return real === undefined ? generateBom(50_000, 1_000) : gunzipSync(await readFile(real));
}

/** A way to write a document of 50 MB, and how many components it then has. */
interface LargeForm {
  name: string;
  components: number;
  ways: readonly BomWay[];
  write(bom: Bom): Uint8Array;
}

const LARGE_FORMS: readonly LargeForm[] = [
  {
    name: 'JSON',
    components: 70_000,
    ways: ['direct', 'thread'],
    write: (bom) => Buffer.from(writeJsonBom(bom, { specVersion: '1.5' })),
  },
  {
    name: 'XML',
    components: 58_000,
    ways: ['direct', 'thread'],
    write: (bom) => Buffer.from(writeXmlBom(bom, { specVersion: '1.5' })),
  },
  {
    name: 'Protocol Buffers',
    components: 106_000,
    ways: ['direct', 'thread'],
    write: (bom) => toProtobuf(bom, requireAs('packages/sbom')('protobufjs/minimal.js') as typeof protobuf),
  },
  { name: 'SPDX 2.3 JSON', components: 50_000, ways: ['spdx'], write: toSpdxJson },
  { name: 'SPDX 2.3 tag-value', components: 59_000, ways: ['spdx'], write: toTagValue },
  { name: 'SPDX 3.0 JSON-LD', components: 35_000, ways: ['spdx'], write: toSpdx3 },
];

async function placeLarge(folder: string, { name, components, write }: LargeForm): Promise<Document> {
  const read = readBom(generateBom(components, 1_000));
  if (!read.ok) throw new Error(read.detail);
  return place(folder, name, write(read.bom));
}

async function measureAgainstPeer(name: string, document: Document, baseline: number): Promise<Figure[]> {
  const own = await runTimes('direct', document.file, RUNS);
  const seconds = median(own.map((report) => report.seconds));
  const memory = median(own.map((report) => report.peakMb - baseline));
  const peer = await runChild('ajv', document.file, PEER_LIMIT_MS);
  const figures = [
    reported(`bom, ${name}: size`, document.megabytes, 'MB'),
    reported(`bom, ${name}: validate and read`, seconds, 's'),
    reported(`bom, ${name}: memory`, memory, 'MB'),
    reported(`bom, ${name}: memory`, memory / document.megabytes, '× the file'),
  ];
  if (name.startsWith('10,000')) figures[1] = atMost(`bom, ${name}: validate and read`, seconds, 's', 1);
  if (peer === undefined) {
    return [
      ...figures,
      reported(`bom, ${name}: parse and validate by ajv as shipped, more than`, PEER_LIMIT_MS / 1000, 's'),
      reported(`bom, ${name}: ajv as shipped takes more than`, PEER_LIMIT_MS / 1000 / seconds, '× as long'),
    ];
  }
  if (peer.components !== own[0]?.components) throw new Error('Both must find the same components');
  return [
    ...figures,
    reported(`bom, ${name}: parse and validate by ajv as shipped`, peer.seconds, 's'),
    reported(`bom, ${name}: ajv as shipped takes`, peer.seconds / seconds, '× as long'),
    reported(`bom, ${name}: memory of ajv as shipped`, peer.peakMb - baseline, 'MB'),
  ];
}

async function measureMemory(
  { name, file, megabytes }: Document,
  { components: expected }: LargeForm,
  way: BomWay,
  baseline: number,
): Promise<Figure[]> {
  const reports = await runTimes(way, file, LARGE_RUNS, [SMALL_YOUNG_HEAP]);
  if (reports.some(({ components }) => components !== expected)) throw new Error('Components were lost');
  // The worst run counts: the collector comes when it likes.
  const memory = (Math.max(...reports.map(({ peakMb }) => peakMb)) - baseline) / megabytes;
  const title = `bom, ${name} of ${Math.round(megabytes)} MB, ${way === 'thread' ? 'read in a thread' : 'read directly'}`;
  return [
    reported(`${title}: time`, median(reports.map(({ seconds }) => seconds)), 's'),
    atMost(`${title}: memory`, memory, '× the file', MEMORY_LIMIT),
  ];
}

async function runTimes(
  way: BomWay,
  file: string,
  runs: number,
  nodeOptions: readonly string[] = [],
): Promise<ChildReport[]> {
  const reports: ChildReport[] = [];
  for (let run = 0; run < runs; run++) {
    const report = await runChild(way, file, 120_000, nodeOptions);
    if (report === undefined) throw new Error(`Reading ${file} took too long`);
    reports.push(report);
  }
  return reports;
}

/** The report of one process; undefined when it took too long. */
function runChild(
  way: BomWay,
  file: string,
  timeoutMs: number,
  nodeOptions: readonly string[] = [],
): Promise<ChildReport | undefined> {
  const child = [...nodeOptions, join(import.meta.dirname, 'bom-child.ts'), way, file];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, child, { timeout: timeoutMs }, (error, stdout, stderr) => {
      if (error === null) resolve(JSON.parse(stdout) as ChildReport);
      else if (error.killed) resolve(undefined);
      else reject(new Error(`Reading ${file} (${way}) failed: ${stderr}`));
    });
  });
}
