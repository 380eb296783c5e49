import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../paths.mjs';
import { startSampler } from './sampler.mjs';

/**
 * Writes what each test file cost to `cost.json` in the folder that WAYBILL_COST names.
 *
 * @typedef {object} FileCost all in ms; of the processor unless it says otherwise
 * @property {string} file
 * @property {string} part the project of the tests
 * @property {number} tests
 * @property {number} startMs the start of its process, where it was the first file there
 * @property {number} importMs reading modules
 * @property {number} processMs the test process, its start and import included
 * @property {number} databaseMs the database, for this file
 * @property {number} browserMs
 * @property {number} othersMs processes that the file started
 * @property {number} wallMs by the clock
 * @property {Record<string, number>} steps by the clock: what the harness did
 */
export default class CostReporter {
  #folder = process.env.WAYBILL_COST;
  #sampler;

  onInit() {
    this.#sampler = startSampler(() => findOwners(this.#folder));
  }

  onTestRunEnd(modules) {
    this.#sampler.stop();
    const ended = new Map(readLines(this.#folder).flatMap((line) => (line.ends ? [[line.ends, line]] : [])));
    const costs = modules.map((module) => costOf(module, ended, this.#sampler.used));
    writeFileSync(join(this.#folder, 'cost.json'), JSON.stringify(costs));
  }
}

/** @returns {FileCost} */
function costOf({ moduleId, project, children }, ended, used) {
  const { wallMs = 0, startMs = 0, importMs = 0, processMs = 0, steps = {} } = ended.get(moduleId) ?? {};
  const { database = 0, browser = 0, other = 0 } = used.get(moduleId) ?? {};
  return {
    file: relative(root, moduleId),
    part: project.name,
    tests: [...children.allTests()].length,
    startMs,
    importMs,
    processMs,
    databaseMs: database,
    browserMs: browser,
    othersMs: other,
    wallMs,
    steps,
  };
}

const databaseName = /^postgres: \w+ (\w+) /;

/** Says for which file a process works: by its database, or by the test process that started it. */
function findOwners(folder) {
  const lines = readLines(folder);
  return ({ pid, command }, byPid) => {
    const database = databaseName.exec(command)?.[1];
    if (database) {
      const owned = lines.find((line) => line.database === database);
      return owned && { file: owned.file, kind: 'database' };
    }
    for (let at = byPid.get(pid)?.parent; at; at = byPid.get(at)?.parent) {
      const file = lines.findLast((line) => line.pid === at && line.begins)?.begins;
      if (file) return { file, kind: /--type=|chrom/.test(command) ? 'browser' : 'other' };
    }
    return undefined;
  };
}

/** The output of the test processes so far. */
function readLines(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => {
      const pid = Number.parseInt(name, 10);
      const lines = readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1);
      return lines.map((line) => ({ pid, ...JSON.parse(line) }));
    });
}
