import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { endpointTable, findEndpoint } from '@waybill/api-contract/server';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './answer-check.ts';

/** The answers of Dependency-Track 4.14.3, one request per line. */
const folder = ['../../../packages/api-contract/recorded/', '../../../../shared/contract/recorded/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));

interface Step {
  method: string;
  path: string;
  scenario: string;
  status: number;
  body?: unknown;
  bodyCut?: string;
}

/** Waybill always lists what belongs to a team, the predecessor only what it has loaded. */
const better = new Set(['GET /api/v1/team/{uuid}']);

function readSteps(from: URL): Step[] {
  const files = readdirSync(from).filter((name) => name.endsWith('.jsonl'));
  return files
    .flatMap((name) => readFileSync(new URL(name, from), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(fillIn(line)));
}

/** Puts values of their kind where the record has placeholders. */
function fillIn(line: string): string {
  return line
    .replaceAll('"<ms>"', '1790000000000')
    .replace(/<uuid:[^>]*>/g, '5dec0000-0000-4000-8000-000000000000')
    .replace(/<iso:[^>]*>/g, '2026-01-01T00:00:00Z');
}

/** The endpoint of a path that was asked for: the one with the fewest parameters that fits. */
function endpointOf({ method, path }: Step) {
  const parts = path.split('/');
  const candidates = Array.from({ length: 2 ** parts.length }, (_, mask) =>
    parts.map((part, at) => ((mask >> at) & 1 ? '{x}' : part)).join('/'),
  );
  const ordered = candidates.toSorted((a, b) => a.split('{x}').length - b.split('{x}').length);
  return ordered.map((candidate) => findEndpoint(method, candidate)).find((key) => key !== undefined);
}

describe.skipIf(folder === undefined)('what the predecessor answered with success', () => {
  it('is as the data of the contract says', () => {
    const steps = readSteps(folder as URL).filter(
      ({ status, body }) => status >= 200 && status < 300 && typeof body === 'object' && body !== null,
    );
    expect(steps.length).toBeGreaterThan(500);
    const faults = steps.flatMap((step) => {
      const key = endpointOf(step);
      if (!key) return [`${step.method} ${step.path} is no endpoint`];
      const answer = endpointTable[key].answers[step.status];
      const schema = answer?.json;
      if (answer?.file && !schema) return [];
      if (!schema) return [`${key} ${step.status} is not declared as JSON`];
      return better.has(key) ? [] : faultsOf(schema, step.body).map((fault) => `${key} ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});
