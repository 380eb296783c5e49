import { readOssIndexVulnerability } from '@waybill/match';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { isAnalyzerOn, readAddress, readIntervalMs, readSecret, readText } from '../analyzer.settings.ts';
import type { Analyzer, AnalyzerSession, Answers, Asking, Question, Reported, Subject } from '../analyzer.ts';
import { itemsOf, memberOf, textOf } from '../json-value.ts';
import { readRecords } from '../read-records.ts';
import { askService, isTooLarge, type ServiceAnswer, type ServiceRequest } from '../service-request.ts';
import { authorizationOf } from './authorization.ts';
import { probeOssIndex } from './ossindex-probe.ts';

const enabled = 'ossindex.enabled';
const token = 'ossindex.api.token';
const username = 'ossindex.api.username';
/** The service's maximum per request. */
const mostCoordinates = 128;
const maxBytes = 5 * 1_048_576;

const purlTypes: ReadonlySet<string> = new Set(
  'cargo cocoapods composer conan conda cran gem golang maven npm nuget pypi rpm swift'.split(' '),
);

/** Sonatype OSS Index (contract §14). */
export const ossIndex: Analyzer = {
  id: 'ossindex',
  title: 'OSS Index',
  batchSize: mostCoordinates,
  probe: probeOssIndex,
  async findObstacle(db) {
    if (!(await isAnalyzerOn(db, enabled))) return { code: 'DISABLED', text: 'OSS Index is disabled.' };
    if (await readText(db, token)) return undefined;
    return { code: 'NO_CREDENTIALS', text: 'OSS Index needs an API token.' };
  },
  covers: async () => ({ purlTypes: [...purlTypes], isByCpe: false }),
  async open(asking) {
    const base = await readAddress(asking.db, 'ossindex.base.url');
    const authorization = await readAuthorization(asking);
    const intervalMs = await readIntervalMs(asking.db, 'ossindex.requests.per.minute');
    const url = new URL(`${base}/api/v3/component-report`);
    const request = (coordinates: readonly string[]): ServiceRequest => ({
      url,
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ coordinates }),
      pace: { lane: `${url.host} with account`, intervalMs },
      maxBytes,
    });
    return { host: base, questionOf, ask: (questions) => ask(asking, request, questions) };
  },
};

/** @throws OutgoingError without the user name that goes with a token of the old kind */
async function readAuthorization({ db, secrets }: Asking): Promise<string> {
  const authorization = authorizationOf(await readSecret(db, secrets, token), await readText(db, username));
  if (authorization === undefined) {
    throw new OutgoingError('forbidden', 'This OSS Index token needs the user name of its account');
  }
  return authorization;
}

/** Versions of Go modules are sent without their `v`. */
const questionOf: AnalyzerSession['questionOf'] = ({ purl, coordinates }: Subject) =>
  purl && purlTypes.has(purl.type) ? coordinates?.replace('@v', '@') : undefined;

/**
 * A coordinate that the service cannot read has all of a request refused: halves of it find the one. Halves of an answer that is too
 * large may be none.
 */
async function ask(
  asking: Asking,
  request: (coordinates: readonly string[]) => ServiceRequest,
  questions: readonly Question[],
): Promise<Answers> {
  const coordinates = questions.map(({ text }) => text);
  const answer = await askService(asking, request(coordinates), [400]);
  const canBeHalved = coordinates.length > 1 && (answer.status === 400 || isTooLarge(answer));
  if (answer.trouble && !canBeHalved) return { answers: new Map(), trouble: answer.trouble };
  if (answer.status !== 400 && !canBeHalved) return readReports(asking, coordinates, answer);
  if (coordinates.length === 1) return { answers: new Map([[coordinates[0] ?? '', 'unknown']]) };
  const middle = Math.ceil(questions.length / 2);
  const first = await ask(asking, request, questions.slice(0, middle));
  if (first.trouble) return first;
  const second = await ask(asking, request, questions.slice(middle));
  return { answers: new Map([...first.answers, ...second.answers]), trouble: second.trouble };
}

function readReports(asking: Asking, coordinates: readonly string[], { value }: ServiceAnswer): Answers {
  if (!Array.isArray(value)) {
    const trouble = new OutgoingError('garbled', 'OSS Index sent no reports');
    return { answers: new Map(), trouble };
  }
  const reports = new Map(value.map((report) => [shownAs(textOf(report, 'coordinates') ?? ''), report]));
  return {
    answers: new Map(
      coordinates.map((coordinate) => {
        const report = reports.get(comparable(coordinate));
        // It answers for every coordinate; one that is missing has not been answered.
        if (report === undefined) return [coordinate, 'unknown'] as const;
        const records = itemsOf(memberOf(report, 'vulnerabilities'));
        return [coordinate, readRecords(asking, ossIndex.title, records, readReported)] as const;
      }),
    ),
  };
}

/** Coordinates may come back in their old form, `maven:g/a@1`. */
function shownAs(coordinates: string): string {
  return comparable(coordinates.startsWith('pkg:') ? coordinates : `pkg:${coordinates.replace(':', '/')}`);
}

/** It writes some characters otherwise than we do, such as `@` of a scope. */
function comparable(coordinates: string): string {
  try {
    return decodeURIComponent(coordinates).toLowerCase();
  } catch {
    return coordinates.toLowerCase();
  }
}

function readReported(vulnerability: unknown): Reported | undefined {
  const read = readOssIndexVulnerability(vulnerability);
  if (!read.ok) return undefined;
  return {
    advisory: read.advisory,
    alternateIdentifier: textOf(vulnerability, 'id'),
    referenceUrl: shortened(textOf(vulnerability, 'reference')),
  };
}

const maxUrl = 255;

/** The contract has no room for more: the query goes first (§12.4). */
function shortened(url: string | undefined): string | undefined {
  if (url === undefined || url.length <= maxUrl) return url;
  return url.split('?')[0]?.slice(0, maxUrl);
}
