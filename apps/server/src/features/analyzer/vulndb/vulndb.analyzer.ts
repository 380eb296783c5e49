import { readVulnDbAnswer } from '@waybill/match';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { isAnalyzerOn, readAddress, readIntervalMs, readSecret, readText } from '../analyzer.settings.ts';
import type { Analyzer, Answer, Answers, Asking, Question, Reported } from '../analyzer.ts';
import { cutAnswer } from '../cut-answer.ts';
import { memberOf } from '../json-value.ts';
import { questionBudget } from '../question-budget.ts';
import { readRecords } from '../read-records.ts';
import { askService, type ServiceRequest } from '../service-request.ts';
import { signedUrl } from './oauth1.ts';
import { isAccountStatus, probeVulnDb } from './vulndb-probe.ts';

const enabled = 'vulndb.enabled';
const consumerKey = 'vulndb.api.oauth1.consumerKey';
/** Written so in the contract. */
const consumerSecret = 'vulndb.api.oath1.consumerSecret';
const pageSize = 100;
/** A CPE of which more is known is too vague to be of use. */
const mostPages = 100;

/** VulnDB of Flashpoint (contract §14): asked by CPE, page by page. */
export const vulndb: Analyzer = {
  id: 'vulndb',
  title: 'VulnDB',
  batchSize: 20,
  probe: probeVulnDb,
  async findObstacle(db) {
    if (!(await isAnalyzerOn(db, enabled))) return { code: 'DISABLED', text: 'VulnDB is disabled.' };
    const isSetUp = (await readText(db, consumerKey)) && (await readText(db, consumerSecret));
    if (isSetUp) return undefined;
    return { code: 'NO_CREDENTIALS', text: 'VulnDB needs an OAuth consumer key and its secret.' };
  },
  covers: async () => ({ purlTypes: [], isByCpe: true }),
  async open(asking) {
    const { db, secrets } = asking;
    const setup: Setup = {
      base: await readAddress(db, 'vulndb.base.url'),
      key: (await readText(db, consumerKey)) ?? '',
      secret: (await readSecret(db, secrets, consumerSecret)) ?? '',
      intervalMs: await readIntervalMs(db, 'vulndb.requests.per.minute'),
    };
    return {
      host: setup.base,
      questionOf: ({ cpe }) => (cpe?.startsWith('cpe:') ? cpe : undefined),
      ask: (questions) => ask(asking, setup, questions),
    };
  },
};

interface Setup {
  readonly base: string;
  readonly key: string;
  readonly secret: string;
  readonly intervalMs: number;
}

async function ask(asking: Asking, setup: Setup, questions: readonly Question[]): Promise<Answers> {
  const answers = new Map<string, Answer>();
  const absent: string[] = [];
  for (const { text } of questions) {
    const answer = await askOne(asking, setup, text);
    if (answer instanceof OutgoingError) return { answers, trouble: answer };
    if (answer === 'absent') absent.push(text);
    else answers.set(text, answer);
  }
  const trouble = absent.length === 0 ? undefined : await findTrouble(asking, setup);
  if (trouble) return { answers, trouble };
  for (const text of absent) answers.set(text, []);
  return { answers };
}

/**
 * It says by 404 that nothing is known of a CPE, as proxies and wrong addresses say it of anything; that would end what it reported
 * before. Only the real one tells of the account, and does not count that.
 */
async function findTrouble(asking: Asking, setup: Setup): Promise<OutgoingError | undefined> {
  const url = new URL(`${setup.base}/api/v1/account_status`);
  const answer = await askService(asking, requestFor(asking, setup, url));
  if (answer.trouble || isAccountStatus(answer.value)) return answer.trouble;
  return new OutgoingError('garbled', 'VulnDB sent no status of the account');
}

async function askOne(asking: Asking, setup: Setup, cpe: string): Promise<Answer | 'absent' | OutgoingError> {
  const reported: Reported[] = [];
  const budget = questionBudget(mostPages);
  for (let page = 1; page <= mostPages; page++) {
    const url = new URL(`${setup.base}/api/v1/vulnerabilities/find_by_cpe`);
    url.searchParams.set('cpe', cpe);
    url.searchParams.set('size', `${pageSize}`);
    url.searchParams.set('page', `${page}`);
    const answer = await askService(asking, { ...requestFor(asking, setup, url), budget }, [404]);
    if (budget.isExceeded) break;
    if (answer.trouble) return answer.trouble;
    if (answer.status === 404) return page === 1 ? 'absent' : 'unknown';
    const current = memberOf(answer.value, 'current_page');
    const total = memberOf(answer.value, 'total_entries');
    const results = memberOf(answer.value, 'results');
    if (typeof current !== 'number' || typeof total !== 'number' || !Array.isArray(results)) {
      return new OutgoingError('garbled', 'VulnDB sent no page of results');
    }
    const read = readRecords(asking, vulndb.title, results, readReported);
    if (read === 'unknown') return 'unknown';
    reported.push(...read);
    if (page * pageSize >= total) return reported;
  }
  return cutAnswer(asking, vulndb.title, reported);
}

function readReported(record: unknown): Reported | undefined {
  const read = readVulnDbAnswer(record);
  return read.ok ? { advisory: read.advisory } : undefined;
}

function requestFor({ now }: Asking, { key, secret, intervalMs }: Setup, url: URL): ServiceRequest {
  return {
    url,
    sign: (unsigned: URL) => signedUrl(unsigned, { key, secret }, now()),
    method: 'GET',
    headers: { accept: 'application/json' },
    pace: { lane: `${url.host} with account`, intervalMs },
  };
}
