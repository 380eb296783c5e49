import type { ClaimVerdict, VexClaim } from '@waybill/sbom';
import { type ClaimPlaces, type Place, type PlanFacts, placesOf, type Refused } from './claim-places.ts';
import { mergeVerdicts } from './verdict.ts';

/** The combined claims of the document about one finding. */
export interface Target extends Place {
  readonly verdict: ClaimVerdict;
  readonly statedFor: string;
  readonly claims: readonly number[];
}

export interface Plan {
  /** In the order of their components and vulnerabilities. */
  readonly targets: readonly Target[];
  /** By claim. */
  readonly refused: ReadonlyMap<number, Refused>;
  /** Claims that a later or more specific one takes the word from. */
  readonly superseded: ReadonlySet<number>;
  /** Claims about a part of a product of which nothing tells whether it is the project. */
  readonly unknownProducts: ReadonlySet<number>;
}

/** The content of one claim about one finding. */
interface Statement {
  readonly index: number;
  readonly place: Place;
  readonly precision: number;
  readonly verdict: ClaimVerdict;
  readonly statedFor: string;
}

/** The actions for each finding, and the claims without effect, with reasons. Pure. */
export function planVex(claims: readonly VexClaim[], facts: PlanFacts): Plan {
  const namesProject = claims.some(({ subject, within, fault }) => {
    const product = within ?? subject;
    return !fault && product !== undefined && facts.relate(product) === 'same';
  });
  const undecided = new Set(
    claims.flatMap((claim) =>
      claim.isUndecided ? (facts.findVulnerabilities(claim)?.named ?? []).map(({ vuln_id }) => vuln_id) : [],
    ),
  );
  const statements = new Map<string, Statement[]>();
  const refused = new Map<number, Refused>();
  const superseded = new Set<number>();
  const unknownProducts = new Set<number>();
  for (const [index, claim] of claims.entries()) {
    const result = placesOf(claim, facts, { namesProject, undecided });
    if ('reason' in result) {
      refused.set(index, result);
      continue;
    }
    if (result.isProductUnknown) unknownProducts.add(index);
    collect(statements, index, result, claim);
  }
  const targets = Array.from(statements.values(), (all) => decide(all, superseded)).sort(
    (a, b) => a.component_id - b.component_id || a.vuln_id - b.vuln_id,
  );
  return { targets, refused, superseded, unknownProducts };
}

function collect(
  statements: Map<string, Statement[]>,
  index: number,
  { places, verdict, precision }: ClaimPlaces,
  { vulnerability }: VexClaim,
): void {
  for (const place of places) {
    const key = `${place.component_id}/${place.vuln_id}`;
    const statement = { index, place, precision, verdict, statedFor: vulnerability?.id ?? '' };
    const others = statements.get(key);
    if (others) others.push(statement);
    else statements.set(key, [statement]);
  }
}

/**
 * Combines several claims about one finding. The more specific one wins, then the later one. Naming the
 * vulnerability itself is more specific than naming another record of it; after that, naming the component
 * more exactly.
 */
function decide(statements: readonly Statement[], superseded: Set<number>): Target {
  const isNamed = statements.some(({ place }) => place.isNamed);
  const [first, ...rest] = statements
    .filter(({ place }) => place.isNamed === isNamed)
    .sort((a, b) => a.precision - b.precision || a.index - b.index);
  if (!first) throw new Error('A target is there for no statement');
  let { verdict } = first;
  let last = first;
  const claims = [first.index];
  for (const next of rest) {
    const isReplaced = isContrary(verdict, next.verdict);
    if (isReplaced) for (const index of claims.splice(0)) superseded.add(index);
    verdict = isReplaced ? next.verdict : mergeVerdicts(verdict, next.verdict);
    claims.push(next.index);
    last = next;
  }
  for (const { index, place, verdict: other } of statements) {
    if (place.isNamed === isNamed) continue;
    if (isSame(verdict, other)) claims.push(index);
    else superseded.add(index);
  }
  return { ...last.place, verdict, statedFor: last.statedFor, claims };
}

function isSame(one: ClaimVerdict, other: ClaimVerdict): boolean {
  return JSON.stringify(mergeVerdicts(one, other)) === JSON.stringify(one);
}

const members = ['state', 'justification', 'detail', 'isSuppressed'] as const;

/** True if the stronger claim takes the word from the weaker one, rather than adding to it. */
function isContrary(weaker: ClaimVerdict, stronger: ClaimVerdict): boolean {
  const differs = <T>(one: T | undefined, other: T | undefined) =>
    one !== undefined && other !== undefined && one !== other;
  const responseOf = ({ responses }: ClaimVerdict) => responses.join() || undefined;
  return (
    members.some((member) => differs(weaker[member], stronger[member])) ||
    differs(responseOf(weaker), responseOf(stronger))
  );
}
