import { add, mostOf, placesOf } from '../../../db/numbers.ts';

/** A finding of a single component, by numbers. */
export interface SingleFinding {
  readonly project_id: number;
  readonly component_id: number;
  readonly identity_id: number;
  readonly vuln_id: number;
}

/** What is found in some projects, as columns: what stands at the same place belongs together. */
export interface UsedAndFound {
  /** A component each. */
  readonly components: { readonly projects: Int32Array; readonly identities: Int32Array };
  /** Matches of their identities. */
  readonly matches: { readonly identities: Int32Array; readonly vulns: Int32Array };
  /** Findings of these matches that are suppressed. */
  readonly hidden: readonly SingleFinding[];
  /** Findings that somebody attached to a component whose identity has no such match. */
  readonly own: readonly SingleFinding[];
  readonly facts: VulnFacts;
}

/** Of the vulnerabilities that the filter leaves, by place. */
export interface VulnFacts {
  readonly vulns: Int32Array;
  /** The number of the alias group, or that of the vulnerability, negative. */
  readonly flaws: Int32Array;
  readonly urgencies: Int32Array;
  readonly severities: Int32Array;
  readonly exploited: Int32Array;
}

/** Open findings of a flaw, or of an identity. */
export interface TalliedGroup {
  readonly key: number;
  /** Of the most urgent one. */
  vuln_id: number;
  urgency: number;
  severity: number;
  exploited: boolean;
  findings: number;
  projects: number;
  components: number;
}

/**
 * Groups the findings of projects in memory, by flaws or by components: identities that many projects have are looked at once,
 * however many findings they come to. A quarter of the time that the database takes to join, hash, and count each finding.
 */
export function tallyPortfolio(found: UsedAndFound, by: 'FLAW' | 'COMPONENT'): TalliedGroup[] {
  const { facts } = found;
  const factsOf = placesOf(facts.vulns);
  const keyOf = (identity: number, known: number) => (by === 'FLAW' ? (facts.flaws[known] ?? 0) : identity);
  const uses = usesOf(found.components);
  const members = new Map<number, Members>();
  const membersOf = (key: number): Members => {
    const known = members.get(key) ?? { identities: [], facts: [], hidden: [], own: [] };
    members.set(key, known);
    return known;
  };
  const { identities, vulns } = found.matches;
  for (let at = 0; at < vulns.length; at++) {
    const known = factsOf[vulns[at] ?? 0] ?? -1;
    const identity = identities[at] ?? 0;
    if (known === -1) continue;
    const group = membersOf(keyOf(identity, known));
    group.identities.push(identity);
    group.facts.push(known);
  }
  for (const kind of ['hidden', 'own'] as const)
    for (const single of found[kind]) {
      const known = factsOf[single.vuln_id] ?? -1;
      if (known !== -1) membersOf(keyOf(single.identity_id, known))[kind].push({ ...single, facts: known });
    }
  const seen = new Stamps(
    Math.max(mostOf(found.components.projects), ...found.own.map((one) => one.project_id)),
  );
  const groups: TalliedGroup[] = [];
  for (const [key, group] of members) {
    const tallied = tallyGroup(key, group, uses, facts, seen);
    if (tallied.findings > 0) groups.push(tallied);
  }
  return groups;
}

/** What is in a group: matches by identity and place of the facts, and single findings. */
interface Members {
  readonly identities: number[];
  readonly facts: number[];
  readonly hidden: KnownFinding[];
  readonly own: KnownFinding[];
}

type KnownFinding = SingleFinding & { readonly facts: number };

/** The projects of the components of each identity. */
type Uses = (identity: number) => Int32Array;

function usesOf({ projects, identities }: UsedAndFound['components']): Uses {
  const places = placesOf(identities);
  const counts = new Int32Array(places.length + 1);
  for (const identity of identities) add(counts, identity + 1, 1);
  const starts = counts;
  for (let at = 1; at < starts.length; at++) add(starts, at, starts[at - 1] ?? 0);
  const next = starts.slice();
  const sorted = new Int32Array(projects.length);
  for (let at = 0; at < projects.length; at++) {
    const identity = identities[at] ?? 0;
    sorted[next[identity] ?? 0] = projects[at] ?? 0;
    add(next, identity, 1);
  }
  return (identity) => sorted.subarray(starts[identity] ?? 0, starts[identity + 1] ?? 0);
}

/** Which projects a group has come across. */
class Stamps {
  #round = 0;
  readonly #rounds: Int32Array;

  constructor(most: number) {
    this.#rounds = new Int32Array(most + 1);
  }

  begin(): void {
    this.#round++;
  }

  /** Whether a project comes for the first time. */
  isFirst(project: number): boolean {
    if (this.#rounds[project] === this.#round) return false;
    this.#rounds[project] = this.#round;
    return true;
  }
}

function tallyGroup(key: number, group: Members, uses: Uses, facts: VulnFacts, seen: Stamps): TalliedGroup {
  const tallied: TalliedGroup = {
    key,
    vuln_id: 0,
    urgency: -1,
    severity: 0,
    exploited: false,
    findings: 0,
    projects: 0,
    components: 0,
  };
  const note = (known: number, findings: number) => {
    if (findings === 0) return;
    tallied.findings += findings;
    const [urgency = 0, severity = 0, vuln = 0] = [
      facts.urgencies[known],
      facts.severities[known],
      facts.vulns[known],
    ];
    if (urgency > tallied.urgency || (urgency === tallied.urgency && vuln < tallied.vuln_id)) {
      tallied.urgency = urgency;
      tallied.vuln_id = vuln;
    }
    tallied.severity = Math.max(tallied.severity, severity);
    tallied.exploited ||= facts.exploited[known] === 1;
  };
  seen.begin();
  const gone = goneComponents(group);
  const identities = new Set(group.identities);
  group.identities.forEach((identity, at) => {
    const known = group.facts[at] ?? 0;
    const hidden = group.hidden.filter((one) => one.identity_id === identity && one.facts === known);
    note(known, uses(identity).length - hidden.length);
  });
  for (const identity of identities) {
    const left = without(
      uses(identity),
      gone.filter((one) => one.identity_id === identity),
    );
    tallied.components += left.length;
    for (const project of left) if (seen.isFirst(project)) tallied.projects++;
  }
  const goneIds = new Set(gone.map((one) => one.component_id));
  const ownIds = new Set<number>();
  for (const one of group.own) {
    note(one.facts, 1);
    const isCounted = identities.has(one.identity_id) && !goneIds.has(one.component_id);
    if (!isCounted && !ownIds.has(one.component_id)) tallied.components++;
    ownIds.add(one.component_id);
    if (seen.isFirst(one.project_id)) tallied.projects++;
  }
  return tallied;
}

/** The components of which every finding by a match is suppressed, each once. */
function goneComponents({ identities, hidden }: Members): KnownFinding[] {
  if (hidden.length === 0) return [];
  const byComponent = Map.groupBy(hidden, (one) => one.component_id);
  return [...byComponent.values()].flatMap((ofOne) => {
    const [first] = ofOne;
    const matches = identities.filter((identity) => identity === first?.identity_id).length;
    return first && ofOne.length === matches ? [first] : [];
  });
}

/** Projects of components, without one for each that is gone. */
function without(projects: Int32Array, gone: readonly KnownFinding[]): Int32Array | number[] {
  if (gone.length === 0) return projects;
  const fewer = new Map<number, number>();
  for (const { project_id } of gone) fewer.set(project_id, (fewer.get(project_id) ?? 0) + 1);
  return [...projects].filter((project) => {
    const left = fewer.get(project) ?? 0;
    if (left > 0) fewer.set(project, left - 1);
    return left === 0;
  });
}
