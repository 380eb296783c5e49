import { add, mostOf, placesOf } from '../../../db/numbers.ts';

/** The matches of some projects, as columns. Entries at the same index belong together. */
export interface UsedAndFound {
  /** A component each. */
  readonly components: { readonly projects: Int32Array; readonly identities: Int32Array };
  /** Matches of their identities. */
  readonly matches: { readonly identities: Int32Array; readonly vulns: Int32Array };
  /** The components among these whose findings differ from the matches of their identity. */
  readonly apart: { readonly projects: Int32Array; readonly identities: Int32Array };
  /** The findings of these, each by itself. */
  readonly singles: SingleFindings;
  readonly facts: VulnFacts;
}

/** Findings of single components. */
interface SingleFindings {
  readonly projects: Int32Array;
  readonly components: Float64Array;
  readonly identities: Int32Array;
  readonly vulns: Int32Array;
}

/** The vulnerabilities after the filter, by place. */
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
  /** The most urgent vulnerability. */
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
  const { facts, singles } = found;
  const factsOf = placesOf(facts.vulns);
  const uses = usesOf(found.components, found.apart);
  const members = new Map<number, Members>();
  /** The group of a finding, where the filter leaves its vulnerability. */
  const membersOf = (identity: number, known: number): Members => {
    const key = by === 'FLAW' ? (facts.flaws[known] ?? 0) : identity;
    const group = members.get(key) ?? { identities: [], facts: [], singles: [] };
    members.set(key, group);
    return group;
  };
  const { identities, vulns } = found.matches;
  for (let at = 0; at < vulns.length; at++) {
    const known = factsOf[vulns[at] ?? 0] ?? -1;
    const identity = identities[at] ?? 0;
    if (known === -1) continue;
    const group = membersOf(identity, known);
    group.identities.push(identity);
    group.facts.push(known);
  }
  for (let at = 0; at < singles.vulns.length; at++) {
    const known = factsOf[singles.vulns[at] ?? 0] ?? -1;
    if (known !== -1) membersOf(singles.identities[at] ?? 0, known).singles.push({ at, facts: known });
  }
  const seen = new Stamps(Math.max(mostOf(found.components.projects), mostOf(singles.projects)));
  const groups: TalliedGroup[] = [];
  for (const [key, group] of members) {
    const tallied = tallyGroup(key, group, uses, found, seen);
    if (tallied.findings > 0) groups.push(tallied);
  }
  return groups;
}

/**
 * The contents of a group: matches by identity and place of the facts, and single findings by their place.
 */
interface Members {
  readonly identities: number[];
  readonly facts: number[];
  readonly singles: { readonly at: number; readonly facts: number }[];
}

/** The projects of the components of each identity that have its matches as findings. */
type Uses = (identity: number) => Int32Array;

function usesOf({ projects, identities }: UsedAndFound['components'], apart: UsedAndFound['apart']): Uses {
  const places = placesOf(identities);
  const starts = new Int32Array(places.length + 1);
  for (const identity of identities) add(starts, identity + 1, 1);
  for (let at = 1; at < starts.length; at++) add(starts, at, starts[at - 1] ?? 0);
  const ends = starts.slice();
  const sorted = new Int32Array(projects.length);
  for (let at = 0; at < projects.length; at++) {
    const identity = identities[at] ?? 0;
    sorted[ends[identity] ?? 0] = projects[at] ?? 0;
    add(ends, identity, 1);
  }
  const uses = (identity: number) => sorted.subarray(starts[identity] ?? 0, ends[identity] ?? 0);
  apart.identities.forEach((identity, at) => {
    const all = uses(identity);
    const place = all.indexOf(apart.projects[at] ?? 0);
    if (place === -1) return;
    all[place] = all[all.length - 1] ?? 0;
    add(ends, identity, -1);
  });
  return uses;
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

  /** True if a project comes for the first time. */
  isFirst(project: number): boolean {
    if (this.#rounds[project] === this.#round) return false;
    this.#rounds[project] = this.#round;
    return true;
  }
}

function tallyGroup(
  key: number,
  group: Members,
  uses: Uses,
  { facts, singles }: UsedAndFound,
  seen: Stamps,
): TalliedGroup {
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
  for (const [at, identity] of group.identities.entries()) note(group.facts[at] ?? 0, uses(identity).length);
  for (const identity of new Set(group.identities)) {
    const projects = uses(identity);
    tallied.components += projects.length;
    for (const project of projects) if (seen.isFirst(project)) tallied.projects++;
  }
  const counted = new Set<number>();
  for (const single of group.singles) {
    note(single.facts, 1);
    counted.add(singles.components[single.at] ?? 0);
    if (seen.isFirst(singles.projects[single.at] ?? 0)) tallied.projects++;
  }
  tallied.components += counted.size;
  return tallied;
}
