import { type Exceptions, exceptions as known } from './exceptions.ts';
import { type Rule, rules } from './rules.ts';
import { parseStatement } from './statement.ts';

/** A statement as the tests ran it. */
export interface Collected {
  place: string;
  sql: string;
}

export interface Report {
  statements: number;
  breaches: { rule: Rule; place: string; sql: string }[];
  /** Exceptions that nothing needs: `rule place`. */
  unused: string[];
}

/** Checks statements against the rules. `loadModule` of libpg-query must have been awaited. */
export function lintStatements(collected: readonly Collected[], exceptions: Exceptions = known): Report {
  const breaches: Report['breaches'] = [];
  const unused = new Set(
    Object.entries(exceptions).flatMap(([rule, places]) =>
      Object.keys(places).map((place) => `${rule} ${place}`),
    ),
  );
  for (const { place, sql } of collected) {
    const statement = parseStatement(place, sql);
    for (const rule of rules) {
      if (!rule.isBroken(statement)) continue;
      unused.delete(`${rule.name} ${place}`);
      if (exceptions[rule.name]?.[place] === undefined) breaches.push({ rule, place, sql });
    }
  }
  return { statements: collected.length, breaches, unused: [...unused] };
}

/** The report as lines of text: each broken rule once, with the places that break it. */
export function formatReport({ statements, breaches, unused }: Report, isWhole: boolean): string[] {
  const lines = [...new Set(breaches.map(({ rule }) => rule))].flatMap((rule) => [
    '',
    `${rule.name}: ${rule.why}`,
    `  Write instead: ${rule.instead}`,
    ...oneOfEachPlace(breaches.filter((breach) => breach.rule === rule)),
  ]);
  if (isWhole)
    lines.push(...unused.map((each) => `No statement needs this exception any more, remove it: ${each}`));
  return [...lines, `${statements} statements, ${breaches.length} break a rule.`];
}

function oneOfEachPlace(breaches: Report['breaches']): string[] {
  const places = new Map(breaches.map(({ place, sql }) => [place, sql]));
  return [...places].flatMap(([place, sql]) => [
    `  - ${place}`,
    `      ${sql.trim().replace(/\s+/g, ' ').slice(0, 150)}`,
  ]);
}
