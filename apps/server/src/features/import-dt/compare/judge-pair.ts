import type { DifferenceCause } from '@waybill/api-contract';
import { type Advisory, decide, type Identity, isDistributionType, type Step } from '@waybill/match';

/** An identity and the records of a vulnerability that only one side matched. */
export interface Pair {
  readonly side: 'there' | 'here';
  readonly identity: Identity;
  readonly advisories: readonly Advisory[];
  /** The namespace of the vulnerability's id. */
  readonly source: string;
}

/** The other installation when it was read. */
export interface Reading {
  readonly at: Date;
  /** It also found CPEs by similar names. */
  readonly isFuzzy: boolean;
}

export interface Cause {
  readonly cause: DifferenceCause;
  /** A source, an analyzer, an order of versions; empty where the cause says everything. */
  readonly detail: string;
}

/**
 * Says by the rule of matching why only one side matches a pair: by the steps of the record that decides here.
 * @returns undefined when the rule does not explain it
 */
export function judgePair(pair: Pair, reading: Reading): Cause | undefined {
  const judged = pair.advisories.map((advisory) => ({ advisory, ...decide(pair.identity, advisory) }));
  if (pair.side === 'here') {
    const matching = judged.filter(({ verdict }) => verdict === 'affected');
    const own = matching.find(({ advisory }) => advisory.source === pair.source) ?? matching[0];
    return own && causeHere(own.advisory, own.steps, reading);
  }
  if (judged.some(({ verdict }) => verdict === 'affected')) return undefined;
  // The record of the source that names the vulnerability, as the other installation read no other.
  const own = judged.find(({ advisory }) => feedSources[advisory.feed] === pair.source) ?? judged[0];
  return own && causeThere(own.steps, reading);
}

const feedSources: Readonly<Record<string, string>> = { nvd: 'NVD', github: 'GITHUB', osv: 'OSV' };

type Code = Step['code'];
const only = (cause: DifferenceCause, detail = ''): Cause => ({ cause, detail });

/** By the first step that says why a record does not apply. */
const applies: Readonly<Partial<Record<Code, DifferenceCause>>> = {
  withdrawn: 'WITHDRAWN',
  rejected: 'WITHDRAWN',
  identity_none: 'IDENTIFIER',
  purl_unreadable: 'IDENTIFIER',
  cpe_unreadable: 'IDENTIFIER',
  no_common_identifier: 'IDENTIFIER',
  nothing_named: 'RECORD_UNCLEAR',
  range_unreadable: 'RECORD_UNCLEAR',
  range_of_commits: 'RECORD_UNCLEAR',
  no_versions: 'RECORD_UNCLEAR',
  version_missing: 'VERSION_UNREADABLE',
  version_unreadable: 'VERSION_UNREADABLE',
  distro_differs: 'BACKPORT',
  cpe_attribute_differs: 'FUZZY_CPE',
  cpe_crossed: 'FUZZY_CPE',
  name_case_differs: 'OTHER_PACKAGE',
};
const versionCodes: ReadonlySet<Code> = new Set<Code>([
  'range_outside',
  'version_differs',
  'version_not_listed',
  'version_pattern',
  'version_not_applicable',
]);

function causeThere(steps: readonly Step[], { isFuzzy }: Reading): Cause | undefined {
  const codes = new Set(steps.map(({ code }) => code));
  if ([...versionCodes].some((code) => codes.has(code))) return versionCause(steps);
  if (codes.has('other_packages')) return isFuzzy ? only('FUZZY_CPE') : only('OTHER_PACKAGE');
  const telling = steps.find(({ code }) => applies[code] !== undefined);
  const cause = telling && applies[telling.code];
  return cause && only(cause);
}

function causeHere(advisory: Advisory, steps: readonly Step[], { at }: Reading): Cause {
  const changed = advisory.modified === undefined ? undefined : Date.parse(advisory.modified);
  if (changed !== undefined && changed > at.getTime()) return only('RECORD_CHANGED', advisory.feed);
  if (steps.some(({ code }) => code === 'same_cpe')) return only('FUZZY_CPE');
  return versionCause(steps);
}

/** Versions of a distribution have fixes of their own; elsewhere the two products order versions by other rules. */
function versionCause(steps: readonly Step[]): Cause {
  const purl = steps.find((step) => step.code === 'purl');
  if (purl && isDistributionType(purl.data.type)) return only('BACKPORT', purl.data.scheme);
  const cpe = steps.find((step) => step.code === 'cpe');
  return only('VERSION_ORDER', purl?.data.scheme ?? cpe?.data.scheme ?? '');
}
