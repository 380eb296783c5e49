import type { AffectedCpe, Bounds } from '../advisory.ts';
import { cpeOfCriterion } from '../criterion.ts';
import { defined } from '../defined.ts';
import { findText, items, type Json, MalformedRecord, member, requireText } from '../json.ts';

/** A criterion with its part, which decides whether an "application running on a system" keeps it. */
type Match = { part: string; affected: AffectedCpe };

/**
 * Reads the criteria that name something vulnerable. Negated configurations and nodes are skipped, and so are the
 * criteria that only describe the surroundings (`vulnerable` false). Where a configuration or a node joins
 * applications and operating systems by AND, the application is what is vulnerable and the systems are left out.
 * Equal criteria are kept once.
 */
export function readConfigurations(configurations: Json): AffectedCpe[] {
  const distinct = new Map<string, AffectedCpe>();
  for (const [index, configuration] of items(configurations).entries()) {
    for (const { affected } of readConfiguration(configuration, index)) {
      const key = JSON.stringify([affected.criterion, affected.bounds]);
      if (!distinct.has(key)) distinct.set(key, affected);
    }
  }
  return [...distinct.values()];
}

function readConfiguration(configuration: Json, index: number): Match[] {
  if (isNegated(configuration)) return [];
  const matches = items(member(configuration, 'nodes')).flatMap((node, nodeIndex) =>
    readNode(node, [index, nodeIndex]),
  );
  return isAnd(configuration) ? withoutSystems(matches) : matches;
}

function readNode(node: Json, [configuration, index]: [number, number]): Match[] {
  if (isNegated(node)) return [];
  const matches: Match[] = [];
  for (const [matchIndex, match] of items(member(node, 'cpeMatch')).entries()) {
    if (member(match, 'vulnerable').value === true)
      matches.push(readMatch(match, [configuration, index, matchIndex]));
  }
  return isAnd(node) ? withoutSystems(matches) : matches;
}

function readMatch(match: Json, at: AffectedCpe['at']): Match {
  const json = member(match, 'criteria');
  const criterion = requireText(json);
  const bounds = readBounds(match);
  const hasBounds = Object.keys(bounds).length > 0;
  const affected: AffectedCpe = { kind: 'cpe', criterion, ...(hasBounds ? { bounds } : {}), at };
  const cpe = cpeOfCriterion(affected);
  if (!cpe) throw new MalformedRecord(json.path, `Expected a CPE, found "${criterion.slice(0, 100)}"`);
  return { part: cpe.part.kind === 'value' ? cpe.part.value : '', affected };
}

function readBounds(match: Json): Bounds {
  return {
    ...defined('startIncluding', findText(member(match, 'versionStartIncluding')) || undefined),
    ...defined('startExcluding', findText(member(match, 'versionStartExcluding')) || undefined),
    ...defined('endIncluding', findText(member(match, 'versionEndIncluding')) || undefined),
    ...defined('endExcluding', findText(member(match, 'versionEndExcluding')) || undefined),
  };
}

function isNegated(json: Json): boolean {
  return member(json, 'negate').value === true;
}

function isAnd(json: Json): boolean {
  return findText(member(json, 'operator'))?.toUpperCase() === 'AND';
}

function withoutSystems(matches: Match[]): Match[] {
  const mixed = matches.some((match) => match.part === 'a') && matches.some((match) => match.part === 'o');
  return mixed ? matches.filter((match) => match.part === 'a') : matches;
}
