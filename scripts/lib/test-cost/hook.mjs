// Runs in each test process before each of its files: notes what a file costs, for the reporter beside it. Only when
// WAYBILL_COST names a folder.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const folder = process.env.WAYBILL_COST;
if (folder) watch(join(folder, `${process.pid}.jsonl`));

/** A line when the tests of a file begin and one when they end: the processor's time of this process, in ms. */
function watch(log) {
  const startedAt = Date.now();
  const start = process.cpuUsage();
  // Everything before the first file of a process is its start.
  const startMs = globalThis.waybillCost ? 0 : sinceMs();
  const write = (line) => appendFileSync(log, `${JSON.stringify(line)}\n`);
  let importMs = 0;
  // Steps of the harness add their time here, see apps/server/test/spend.ts.
  const steps = {};
  const note = (kind, ms) => {
    steps[kind] = (steps[kind] ?? 0) + ms;
  };
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a hook needs.
  beforeAll(({}, { file }) => {
    importMs = sinceMs(start);
    globalThis.waybillCost = { note, own: (database) => write({ database, file: file.filepath }) };
    write({ begins: file.filepath });
  });
  // biome-ignore lint/correctness/noEmptyPattern: as above
  afterAll(({}, { file }) => {
    write({
      ends: file.filepath,
      wallMs: Date.now() - startedAt,
      startMs,
      importMs,
      processMs: startMs + sinceMs(start),
      steps,
    });
  });
}

function sinceMs(start) {
  const { user, system } = process.cpuUsage(start);
  return Math.round((user + system) / 1000);
}
