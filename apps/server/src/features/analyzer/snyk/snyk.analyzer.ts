import { readSnykIssue } from '@waybill/match';
import { laneOf } from '../../../outgoing/lane.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { ReadBudget } from '../../../outgoing/read-budget.ts';
import { isAnalyzerOn, readAddress, readIntervalMs, readSecret, readText } from '../analyzer.settings.ts';
import type {
  Analyzer,
  AnalyzerSession,
  Answer,
  Answers,
  Asking,
  Question,
  Reported,
  Subject,
} from '../analyzer.ts';
import { cutAnswer } from '../cut-answer.ts';
import { examplePurl } from '../example-package.ts';
import { itemsOf, memberOf, textOf } from '../json-value.ts';
import { questionBudget } from '../question-budget.ts';
import { readRecords } from '../read-records.ts';
import { askService } from '../service-request.ts';
import { probeSnyk } from './snyk-probe.ts';
import { SnykTokens } from './snyk-tokens.ts';
import { usualVersion } from './snyk-version.ts';

const enabled = 'snyk.enabled';
const token = 'snyk.api.token';
const org = 'snyk.org.id';
/** Requests on their way at a time, for each token. */
const perToken = 2;
const mostWorkers = 10;
/** The maximum for one package. The largest have a few hundred issues. */
const mostPages = 20;
/** A thousand are allowed; several pages are in memory at a time. */
const pageSize = 100;
const maxPageBytes = 5 * 1_048_576;

const purlTypes: ReadonlySet<string> = new Set(
  'cargo cocoapods composer gem generic hex maven npm nuget pypi swift'.split(' '),
);

/** Snyk (contract §14): one request for each package version, with one token after the other. */
export const snyk: Analyzer = {
  id: 'snyk',
  title: 'Snyk',
  batchSize: 50,
  probe: probeSnyk,
  async findObstacle(db) {
    if (!(await isAnalyzerOn(db, enabled))) return { code: 'DISABLED', text: 'Snyk is disabled.' };
    if (!(await readText(db, token))) return { code: 'NO_CREDENTIALS', text: 'Snyk needs an API token.' };
    if (await readText(db, org)) return undefined;
    return { code: 'NO_ORGANIZATION', text: 'Snyk needs the ID of an organization.' };
  },
  covers: async () => ({ purlTypes: [...purlTypes], isByCpe: false }),
  async open(asking) {
    const setup = await readSetup(asking);
    return {
      host: `${setup.base} ${setup.org} ${setup.version}`,
      questionOf,
      ask: (questions) => ask(asking, setup, questions),
    };
  },
};

interface Setup {
  readonly base: string;
  readonly org: string;
  readonly version: string;
  readonly preferred: string;
  readonly intervalMs: number;
  readonly tokens: SnykTokens;
}

async function readSetup(asking: Asking): Promise<Setup> {
  const { db, secrets } = asking;
  return {
    base: await readAddress(db, 'snyk.base.url'),
    org: (await readText(db, org)) ?? '',
    version: (await readText(db, 'snyk.api.version')) ?? usualVersion,
    preferred: (await readText(db, 'snyk.cvss.source')) ?? 'NVD',
    intervalMs: await readIntervalMs(db, 'snyk.requests.per.minute'),
    tokens: new SnykTokens((await readSecret(db, secrets, token)) ?? ''),
  };
}

const questionOf: AnalyzerSession['questionOf'] = ({ purl, coordinates }: Subject) =>
  purl && purlTypes.has(purl.type) ? coordinates : undefined;

async function ask(asking: Asking, setup: Setup, questions: readonly Question[]): Promise<Answers> {
  const answers = new Map<string, Answer>();
  const left = questions.values();
  let trouble: OutgoingError | undefined;
  const work = async () => {
    for (const { text } of left) {
      const answer = await askOne(asking, setup, text);
      if (answer instanceof OutgoingError) trouble = answer;
      else answers.set(text, answer);
      if (trouble) return;
    }
  };
  const workers = Math.min(mostWorkers, setup.tokens.count * perToken);
  await Promise.all(Array.from({ length: workers }, work));
  if (trouble === undefined && [...answers.values()].every((answer) => answer === 'unknown')) {
    const refusal = await findRefusal(asking, setup);
    if (refusal) return { answers: new Map(), trouble: refusal };
  }
  return { answers, trouble };
}

/** A wrong organization, version of the API or address looks like packages that it does not know: one that it knows tells. */
async function findRefusal(asking: Asking, setup: Setup): Promise<OutgoingError | undefined> {
  const answer = await askPage(asking, setup, addressOfIssues(setup, examplePurl, 1));
  if (answer instanceof OutgoingError || !('refusal' in answer)) return undefined;
  const where = `${setup.base}/rest/orgs/${encodeURIComponent(setup.org)}`;
  return answer.refusal === 404
    ? new OutgoingError('absent', `${where} is not there (404)`)
    : new OutgoingError('forbidden', `${where} does not accept version ${setup.version} (${answer.refusal})`);
}

function addressOfIssues({ base, org: name, version }: Setup, coordinates: string, limit: number): URL {
  const url = new URL(
    `${base}/rest/orgs/${encodeURIComponent(name)}/packages/${encodeURIComponent(coordinates)}/issues`,
  );
  url.searchParams.set('version', version);
  url.searchParams.set('limit', `${limit}`);
  return url;
}

/** The issues of a package version. A package that it does not know, or cannot, is no answer: the organization may be wrong as well. */
async function askOne(asking: Asking, setup: Setup, coordinates: string): Promise<Answer | OutgoingError> {
  const reported: Reported[] = [];
  const budget = questionBudget(mostPages);
  let url = addressOfIssues(setup, coordinates, pageSize);
  for (let page = 0; page < mostPages; page++) {
    const answer = await askPage(asking, setup, url, budget);
    if (budget.isExceeded) break;
    if (answer instanceof OutgoingError) return answer;
    if ('refusal' in answer) return 'unknown';
    const issues = itemsOf(memberOf(answer.page, 'data'));
    const read = readRecords(asking, snyk.title, issues, (issue) =>
      readReported(issue, setup.preferred, coordinates),
    );
    if (read === 'unknown') return 'unknown';
    reported.push(...read);
    const next = textOf(memberOf(answer.page, 'links'), 'next');
    if (next === undefined) return reported;
    const following = addressOf(setup.base, next);
    if (following.origin !== url.origin || following.href === url.href) break;
    url = following;
  }
  return cutAnswer(asking, snyk.title, reported);
}

/** Links to further pages leave out where the API begins. */
function addressOf(base: string, link: string): URL {
  if (URL.canParse(link)) return new URL(link);
  return new URL(link.startsWith('/rest/') ? `${base}${link}` : `${base}/rest${link}`);
}

/** @returns the page, or the status by which it says nothing about a package */
async function askPage(
  asking: Asking,
  setup: Setup,
  url: URL,
  budget?: ReadBudget,
): Promise<{ page: unknown } | { refusal: number } | OutgoingError> {
  const { tokens } = setup;
  for (;;) {
    const key = await tokens.next(asking.signal);
    if (key instanceof OutgoingError) return key;
    const answer = await askService(
      asking,
      {
        url,
        method: 'GET',
        headers: { authorization: `token ${key.text}`, accept: 'application/vnd.api+json' },
        pace: { lane: laneOf(url, key.text), intervalMs: setup.intervalMs },
        maxBytes: maxPageBytes,
        ...(budget ? { budget } : {}),
      },
      [400, 401, 404, 429],
    );
    if (answer.trouble) return answer.trouble;
    noteSunset(asking, setup.version, answer.header('sunset'));
    if (answer.status === 400 || answer.status === 404) return { refusal: answer.status };
    if (answer.status === 401) tokens.noteRefused(key);
    else if (answer.status === 429) tokens.noteBusy(key, answer.header('retry-after'));
    else if (Array.isArray(memberOf(answer.value, 'data'))) return { page: answer.value };
    else return new OutgoingError('garbled', 'Snyk sent no issues');
  }
}

function noteSunset({ notify }: Asking, version: string, sunset: string | undefined): void {
  if (sunset === undefined) return;
  notify({
    title: `Snyk API version ${version} is deprecated`,
    content: `Snyk will remove version ${version} of its API on ${sunset}. You can set another version for the analyzer.`,
  });
}

function readReported(issue: unknown, preferred: string, asked: string): Reported | undefined {
  const read = readSnykIssue(issue, preferred, asked);
  if (!read.ok) return undefined;
  const { advisory, recommendation } = read;
  return {
    advisory: recommendation === undefined ? advisory : { ...advisory, internal: { recommendation } },
  };
}
