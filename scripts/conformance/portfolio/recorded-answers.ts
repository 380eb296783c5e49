import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One request of the predecessor's record, with what it answered. */
export interface RecordedAnswer {
  readonly request: {
    readonly as: string;
    readonly method: string;
    readonly path: string;
    readonly accept?: string;
  };
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; undefined where the answer was another text. */
  readonly body?: unknown;
}

/**
 * Files of the record whose answers do not depend on advisories, or only with numbers. The others are about findings, their analyses,
 * violations and vulnerabilities, or about who signs in as whom.
 */
const files = [
  'projects',
  'components',
  'services',
  'graph',
  'exports',
  'badges',
  'metrics',
  'policies',
  'licences',
  'tags',
  'access',
  'alerts',
  'repositories',
  'config',
] as const;

export type RecordFile = (typeof files)[number];

/** Exports that hold vulnerabilities, and lists that depend on what package repositories said. */
const fromOutside = /variant=(vdr|withVulnerabilities)|\/vex\/|onlyOutdated=true/;

/** @param folder that of one installation, with `answers` in it */
export function readAnswers(folder: string): Map<RecordFile, RecordedAnswer[]> {
  return new Map(
    files.map((file) => [
      file,
      readFile(folder, file).filter(({ request }) => !fromOutside.test(request.path)),
    ]),
  );
}

function readFile(folder: string, file: string): RecordedAnswer[] {
  const text = gunzipSync(readFileSync(join(folder, 'answers', `${file}.jsonl.gz`))).toString();
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as RecordedAnswer]));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The items of answers whose path is a pattern, with `{uuid}` for one UUID; a query counts as a part of it. */
export function bodiesOf<Body>(answers: readonly RecordedAnswer[], pattern: string): Body[] {
  return answers
    .filter(({ request, status }) => status === 200 && patternOf(request.path) === pattern)
    .map(({ body }) => body as Body);
}

/** A path with `{uuid}` where it has a UUID. */
export function patternOf(path: string): string {
  return path.replace(/[^/?&=|]+/g, (part) => (uuid.test(part) ? '{uuid}' : part));
}
