import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { generateBom } from '../generate/bom.ts';
import { peakResident } from '../process-memory.ts';
import { atMost, type Figure, median, reported } from '../report.ts';
import { type BenchServer, benchPassword, setSources, uploadBom, withServerOn } from '../server-process.ts';

const small = 750;
const large = 50_000;
const runs = 9;
const largeRuns = 3;

/** A project's BOM downloaded, small and large; the peak of the server shows whether it is sent as it is read. */
export const exportBench: Bench = {
  id: 'export',
  title: `BOM export of ${small} and of ${large.toLocaleString('en')} components`,
  async run(size) {
    const dataDir = await mkdtemp(join(tmpdir(), 'waybill-export-'));
    try {
      const uuids = await withServerOn(dataDir, fill);
      const figures = await withServerOn(dataDir, (server) => measure(server, uuids));
      return {
        id: 'export',
        title: this.title,
        size,
        runs,
        figures,
        notes: [
          'inventory in CycloneDX 1.5, compressed as clients ask for it, from the request to the last byte',
          `memory of a server that has exported ${small} components, ${largeRuns} downloads one after the other`,
        ],
      };
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface Uuids {
  readonly small: string;
  readonly large: string;
}

/** Uploads in a server of its own, so that its memory is not in the figures. */
async function fill({ client }: BenchServer): Promise<Uuids> {
  await setSources(client, {});
  const uuidOf = async (components: number) => {
    const project = { name: 'export', version: String(components) };
    await uploadBom(client, project, generateBom(components, 1_000));
    const found = await client.send('GET', `api/v1/project/lookup?name=export&version=${components}`);
    return (found as { uuid: string }).uuid;
  };
  return { small: await uuidOf(small), large: await uuidOf(large) };
}

async function measure(server: BenchServer, uuids: Uuids): Promise<Figure[]> {
  const headers = await signedIn(server.url);
  const figures: Figure[] = [];
  for (const format of ['JSON', 'XML']) {
    const times: number[] = [];
    // The first answers warm the caches and are not counted.
    for (let run = -5; run < runs; run++) {
      const { ms } = await download(server.url, headers, uuids.small, format);
      if (run >= 0) times.push(ms);
    }
    figures.push(atMost(`${small} components, ${format}`, median(times), 'ms', 100));
  }
  for (const format of ['JSON', 'XML']) {
    figures.push(...(await largeFigures(server, headers, uuids.large, format)));
  }
  return figures;
}

async function largeFigures(
  server: BenchServer,
  headers: Record<string, string>,
  uuid: string,
  format: string,
): Promise<Figure[]> {
  const times: number[] = [];
  const first: number[] = [];
  let bytes = 0;
  const before = peakResident(server.pid);
  for (let run = 0; run < largeRuns; run++) {
    const answer = await download(server.url, headers, uuid, format);
    times.push(answer.ms);
    first.push(answer.firstMs);
    bytes = answer.bytes;
  }
  const name = `${large.toLocaleString('en')} components, ${format}`;
  return [
    reported(`${name}: to the last byte`, median(times), 'ms'),
    reported(`${name}: to the first byte`, median(first), 'ms'),
    reported(`${name}: size`, bytes / 1e6, 'MB'),
    atMost(`${name}: growth of the server's peak`, peakResident(server.pid) - before, 'MB', 100),
  ];
}

interface Download {
  ms: number;
  firstMs: number;
  bytes: number;
}

async function download(
  url: string,
  headers: Record<string, string>,
  uuid: string,
  format: string,
): Promise<Download> {
  const started = performance.now();
  const response = await fetch(`${url}api/v1/bom/cyclonedx/project/${uuid}?format=${format}`, { headers });
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`);
  let firstMs: number | undefined;
  let bytes = 0;
  for await (const chunk of response.body) {
    firstMs ??= performance.now() - started;
    bytes += chunk.byteLength;
  }
  return { ms: performance.now() - started, firstMs: firstMs ?? 0, bytes };
}

async function signedIn(url: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ username: 'admin', password: benchPassword });
  const login = await fetch(`${url}api/v1/user/login`, { method: 'POST', body });
  if (!login.ok) throw new Error(`Signing in answered ${login.status}`);
  return { authorization: `Bearer ${await login.text()}` };
}
