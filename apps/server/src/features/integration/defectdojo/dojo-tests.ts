import type { UploadRun } from '../integration.ts';
import { UploadError } from '../upload-error.ts';
import { requireObject, send } from '../upload-request.ts';
import type { DojoAccess } from './dojo-access.ts';
import { scanType } from './dojo-access.ts';

/** A test of an engagement. */
interface DojoTest {
  readonly id: string;
  readonly title: string;
}

const pageSize = 100;
/** An engagement with more tests than this is none that one looks into by hand. */
const maxPages = 100;

/** The tests of our kind in an engagement. @throws UploadError, OutgoingError */
export async function listDojoTests(
  run: UploadRun,
  access: DojoAccess,
  engagement: string,
): Promise<DojoTest[]> {
  const tests: DojoTest[] = [];
  const first = access.at('api/v2/tests/');
  first.searchParams.set('limit', `${pageSize}`);
  first.searchParams.set('engagement', engagement);
  let next: URL | undefined = first;
  for (let page = 0; next !== undefined && page < maxPages; page++) {
    const url: URL = next;
    const { text } = await send(run, {
      url,
      method: 'GET',
      headers: access.headers,
      expects: [200],
      secrets: access.secrets,
    });
    const answer = requireObject(text, url);
    if (!Array.isArray(answer.results))
      throw new UploadError('garbled', `${url.origin} sent a list of tests without tests.`, {
        isOfHost: true,
      });
    tests.push(...answer.results.flatMap((item: unknown) => readTest(item, engagement) ?? []));
    next = nextOf(answer.next, url);
  }
  return tests;
}

function readTest(item: unknown, engagement: string): DojoTest | undefined {
  const { id, engagement: of, scan_type, title } = Object(item) as Record<string, unknown>;
  if (`${of}` !== engagement || scan_type !== scanType || id === undefined) return undefined;
  return { id: `${id}`, title: typeof title === 'string' ? title.trim() : '' };
}

/** The next page, at the same host: the key goes nowhere else. A server behind a proxy may write its own name otherwise. */
function nextOf(next: unknown, url: URL): URL | undefined {
  if (typeof next !== 'string' || next.trim() === '' || !URL.canParse(next, url.href)) return undefined;
  const { search } = new URL(next, url);
  const following = new URL(url);
  following.search = search;
  return following.search === url.search ? undefined : following;
}

interface TestChoice {
  /** The test of the last upload. */
  readonly remembered: string | undefined;
  /** The title that somebody has chosen for it. */
  readonly chosenTitle: string | undefined;
  /** The title that it has otherwise; undefined: none. */
  readonly title: string | undefined;
  /** True if a test is that of another project. */
  isTaken(id: string): boolean;
}

/**
 * The test that a reimport goes to, which closes what it has and the document has not. So it must be the project's own: the one that its
 * last upload went to, or one that has its title, or the first of an engagement that nobody else uses, if nobody has named it.
 */
export function chooseTest(
  tests: readonly DojoTest[],
  { remembered, chosenTitle, title, isTaken }: TestChoice,
): DojoTest | undefined {
  const free = tests.filter(({ id }) => !isTaken(id));
  const last = free.find(({ id }) => id === remembered);
  if (last && (chosenTitle === undefined || last.title === chosenTitle)) return last;
  const isOurs = (test: DojoTest) =>
    title === undefined ? test.title === '' || test.title === scanType : test.title === title;
  return free.find(isOurs);
}
