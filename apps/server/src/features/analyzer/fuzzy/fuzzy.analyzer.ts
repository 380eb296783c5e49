import { coordsOf, decide, fuzzyCpe, type NamedIdentity } from '@waybill/match';
import { formatPurl } from '@waybill/purl';
import type { Database } from '../../../db/database.ts';
import { isInternalOff } from '../../matching/internal-switch.ts';
import { isAnalyzerOn } from '../analyzer.settings.ts';
import type { Analyzer, AnalyzerSession, Answers, Question, Reported, Subject } from '../analyzer.ts';
import { createNameFinder, type NameFinder } from './find-names.ts';
import { listAdvisories, listInRange, listUnnamed } from './fuzzy.queries.ts';

export const fuzzySwitch = 'internal.fuzzy.enabled';
/** Advisories that are read at a time. */
const advisoryBatch = 500;

/**
 * The fuzzy match of our own analyzer (contract §13): a component of which no record names anything is taken for the products that
 * have its name, or a similar one. It is answered here, in the way of the analyzers outside: in the background, and kept apart
 * from what names say for sure.
 */
export const fuzzy: Analyzer = {
  id: 'fuzzy',
  title: 'Fuzzy match',
  batchSize: 200,
  mayAskOfOurs: async (db) => !(await isAnalyzerOn(db, 'internal.fuzzy.exclude.internal')),
  async findObstacle(db) {
    if (!(await isAnalyzerOn(db, fuzzySwitch)))
      return { code: 'DISABLED', text: 'The fuzzy match is disabled.' };
    if (!(await isInternalOff(db))) return undefined;
    return { code: 'INTERNAL_DISABLED', text: 'The internal analyzer is disabled.' };
  },
  async open({ db }) {
    const isOn = await isAnalyzerOn(db, fuzzySwitch);
    const findNames = createNameFinder(db);
    const isWithoutPurls = await isAnalyzerOn(db, 'internal.fuzzy.exclude.purl');
    return {
      host: 'fuzzy',
      questionOf: (subject) => (isOn ? questionOf(subject, isWithoutPurls) : undefined),
      ask: (questions) => ask(db, findNames, questions),
    };
  },
};

/** Names of distributions' packages are not those of their projects, so they are looked for all the same. */
function questionOf(subject: Subject, isWithoutPurls: boolean): ReturnType<AnalyzerSession['questionOf']> {
  const { purl, cpe } = subject;
  if (!purl && cpe === undefined) return undefined;
  if (purl && isWithoutPurls && purl.type !== 'deb') return undefined;
  return JSON.stringify(identityOf(subject));
}

async function ask(db: Database, findNames: NameFinder, questions: readonly Question[]): Promise<Answers> {
  const answers = new Map<string, Map<number, Reported>>(questions.map(({ text }) => [text, new Map()]));
  const unnamed = new Set(
    await listUnnamed(
      db,
      questions.map(({ subject }) => subject.identityId),
    ),
  );
  const open = questions.filter(({ subject }) => unnamed.has(subject.identityId));
  const candidates = await findCandidates(findNames, open);
  const pairs = await listInRange(db, candidates);
  const byVuln = Map.groupBy(pairs, (pair) => pair.vuln_id);
  const vulnIds = [...byVuln.keys()];
  for (let i = 0; i < vulnIds.length; i += advisoryBatch) {
    for (const { vuln_id, doc } of await listAdvisories(db, vulnIds.slice(i, i + advisoryBatch))) {
      for (const { at } of byVuln.get(vuln_id) ?? []) {
        const { text, cpe } = candidates[at] ?? {};
        const answer = answers.get(text ?? '');
        if (cpe === undefined || !answer || answer.has(vuln_id)) continue;
        if (decide({ cpe }, doc).verdict !== 'affected') continue;
        answer.set(vuln_id, { vulnId: vuln_id, alternateIdentifier: cpe });
      }
    }
  }
  return { answers: new Map([...answers].map(([text, reported]) => [text, [...reported.values()]])) };
}

interface FuzzyCandidate {
  readonly text: string;
  readonly cpe: string;
  readonly pkgId: number;
  readonly verKey: string;
}

async function findCandidates(
  findNames: NameFinder,
  questions: readonly Question[],
): Promise<FuzzyCandidate[]> {
  const identities = questions.map(({ subject }) => identityOf(subject));
  const names = await findNames(identities);
  return questions.flatMap(({ text }, n) =>
    (names[n] ?? []).flatMap((name): FuzzyCandidate[] => {
      const identity = identities[n];
      const cpe = identity && fuzzyCpe(identity, name);
      const [coord] = cpe === undefined ? [] : coordsOf({ cpe });
      if (cpe === undefined || !coord) return [];
      return [{ text, cpe, pkgId: name.pkg_id, verKey: coord.verKey }];
    }),
  );
}

function identityOf({ purl, cpe, group, name, version }: Subject): NamedIdentity {
  return { purl: purl && formatPurl(purl), cpe, group, name, version };
}
