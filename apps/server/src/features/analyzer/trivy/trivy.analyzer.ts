import { randomBytes } from 'node:crypto';
import { readTrivyVulnerability } from '@waybill/match';
import { formatPurl, parsePurl } from '@waybill/purl';
import type { Database } from '../../../db/database.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { isAnalyzerOn, readAddress, readSecret, readText } from '../analyzer.settings.ts';
import type { Analyzer, Answers, Asking, Question, Reported } from '../analyzer.ts';
import { itemsOf, memberOf, textOf } from '../json-value.ts';
import { readRecords } from '../read-records.ts';
import { askService, isTooLarge, type ServiceAnswer } from '../service-request.ts';
import { type Blob, blobsOf, type ScannedKinds, systemTypes, targetOf, typesOf } from './trivy-blob.ts';
import { probeTrivy } from './trivy-probe.ts';

const enabled = 'trivy.enabled';
const address = 'trivy.base.url';
/** The status of a vulnerability that has a fix, as Trivy numbers them. */
const fixedStatus = 3;
const maxBytes = 10 * 1_048_576;

/**
 * A Trivy server (contract §14), by Twirp in its JSON form: packages are put there as a layer of an image, scanned, and deleted again.
 */
export const trivy: Analyzer = {
  id: 'trivy',
  title: 'Trivy',
  batchSize: 500,
  probe: probeTrivy,
  mayAskOfOurs: (db) => isAnalyzerOn(db, 'trivy.internal.components.enabled'),
  async findObstacle(db) {
    if (!(await isAnalyzerOn(db, enabled))) return { code: 'DISABLED', text: 'Trivy is disabled.' };
    if (await readText(db, address)) return undefined;
    return { code: 'NO_ADDRESS', text: 'The address of the Trivy server is not set.' };
  },
  covers: async (db) => ({
    purlTypes: typesOf(await readKinds(db)),
    releaseTypes: systemTypes,
    isByCpe: false,
  }),
  async open(asking) {
    const { db, secrets } = asking;
    const setup: Setup = {
      base: await readAddress(db, address),
      token: await readSecret(db, secrets, 'trivy.api.token'),
      isFixedOnly: await isAnalyzerOn(db, 'trivy.ignore.unfixed'),
    };
    const kinds = await readKinds(db);
    return {
      host: `${setup.base} ${setup.isFixedOnly ? 'fixed' : 'all'}`,
      questionOf: (subject) => {
        const target = targetOf(subject, kinds);
        return target && JSON.stringify(target);
      },
      ask: (questions) => ask(asking, setup, kinds, questions),
    };
  },
};

async function readKinds(db: Database): Promise<ScannedKinds> {
  return {
    libraries: await isAnalyzerOn(db, 'trivy.scanner.scanLibrary'),
    systems: await isAnalyzerOn(db, 'trivy.scanner.scanOs'),
  };
}

interface Setup {
  readonly base: string;
  readonly token: string | undefined;
  readonly isFixedOnly: boolean;
}

/** It has no pages, so no answer is cut. */
interface WholeAnswers extends Answers {
  readonly answers: ReadonlyMap<string, readonly Reported[] | 'unknown'>;
}

async function ask(
  asking: Asking,
  setup: Setup,
  kinds: ScannedKinds,
  questions: readonly Question[],
): Promise<WholeAnswers> {
  const answers = new Map<string, Reported[] | 'unknown'>();
  const targets = questions.flatMap(({ subject }) => targetOf(subject, kinds) ?? []);
  for (const blob of blobsOf(targets)) {
    const found = await scan(asking, setup, blob);
    const asked = blob.numbers.flatMap((number) => questions[number] ?? []);
    if (asked.length > 1 && !found.isAnswered && found.isForFewer) {
      // Halves of what the server cannot read find the one that it cannot; halves of what is too large may be none.
      const middle = Math.ceil(asked.length / 2);
      for (const half of [asked.slice(0, middle), asked.slice(middle)]) {
        const some = await ask(asking, setup, kinds, half);
        for (const [text, answer] of some.answers)
          answers.set(text, answer === 'unknown' ? answer : [...answer]);
        if (some.trouble) return { answers, trouble: some.trouble };
      }
      continue;
    }
    if (!found.isAnswered) {
      if (found.trouble) return { answers, trouble: found.trouble };
      for (const { text } of asked) answers.set(text, 'unknown');
      continue;
    }
    for (const { text } of asked) answers.set(text, []);
    for (const vulnerability of found.vulnerabilities) {
      const number = numberOf(vulnerability, questions);
      const answer = number === undefined ? undefined : answers.get(questions[number]?.text ?? '');
      if (!Array.isArray(answer)) continue;
      if (setup.isFixedOnly && memberOf(vulnerability, 'status') !== fixedStatus) continue;
      const read = readRecords(asking, trivy.title, [vulnerability], readReported);
      if (read === 'unknown') answers.set(questions[number ?? 0]?.text ?? '', read);
      else answer.push(...read);
    }
  }
  return { answers };
}

type Scan =
  | { readonly isAnswered: true; readonly vulnerabilities: readonly unknown[] }
  /** `isForFewer`: there may be an answer for fewer packages. */
  | {
      readonly isAnswered: false;
      readonly isForFewer: boolean;
      readonly trouble?: OutgoingError | undefined;
    };

async function scan(asking: Asking, setup: Setup, blob: Blob): Promise<Scan> {
  const id = `sha256:${randomBytes(32).toString('hex')}`;
  const put = await call(asking, setup, 'trivy.cache.v1.Cache/PutBlob', {
    diff_id: id,
    blob_info: blob.info,
  });
  if (put.trouble || put.status === 400) return unanswered(put);
  let scanned: ServiceAnswer;
  try {
    scanned = await call(asking, setup, 'trivy.scanner.v1.Scanner/Scan', {
      target: id,
      artifact_id: id,
      blob_ids: [id],
      options: { pkg_types: [blob.kind], scanners: ['vuln'] },
    });
  } finally {
    // A layer that stays there takes its room; whether it went is no matter of the answer.
    await call(asking, setup, 'trivy.cache.v1.Cache/DeleteBlobs', { blob_ids: [id] });
  }
  if (scanned.trouble || scanned.status === 400) return unanswered(scanned);
  const results = memberOf(scanned.value, 'results');
  if (!Array.isArray(results)) {
    const trouble = new OutgoingError('garbled', 'Trivy sent no results of its scan');
    return { isAnswered: false, isForFewer: false, trouble };
  }
  return {
    isAnswered: true,
    vulnerabilities: results.flatMap((result) => itemsOf(memberOf(result, 'vulnerabilities'))),
  };
}

function unanswered(answer: ServiceAnswer): Scan {
  return {
    isAnswered: false,
    isForFewer: answer.status === 400 || isTooLarge(answer),
    trouble: answer.trouble,
  };
}

function call({ outgoing, signal }: Asking, { base, token }: Setup, method: string, message: unknown) {
  return askService(
    { outgoing, signal },
    {
      url: new URL(`${base}/twirp/${method}`),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token === undefined ? {} : { 'trivy-token': token }),
      },
      body: JSON.stringify(message),
      maxBytes,
    },
    [400],
  );
}

/** Our number comes back untouched; the package URL may be written otherwise, or be missing where the server cannot read it. */
function numberOf(vulnerability: unknown, questions: readonly Question[]): number | undefined {
  const identifier = memberOf(vulnerability, 'pkg_identifier');
  const ref = textOf(identifier, 'bom_ref');
  if (ref !== undefined && /^\d{1,6}$/.test(ref)) return Number(ref);
  const parsed = parsePurl(textOf(identifier, 'purl') ?? '');
  if (!parsed.ok) return undefined;
  const text = formatPurl(parsed.purl);
  const at = questions.findIndex(({ subject }) => subject.purl && formatPurl(subject.purl) === text);
  return at < 0 ? undefined : at;
}

function readReported(vulnerability: unknown): Reported | undefined {
  const read = readTrivyVulnerability(vulnerability);
  if (!read.ok) return undefined;
  const { advisory, fixedVersion } = read;
  return {
    advisory:
      fixedVersion === undefined ? advisory : { ...advisory, internal: { patchedVersions: fixedVersion } },
  };
}
