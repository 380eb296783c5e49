import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { hasSharedData, sharedDataFolder } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../test/facts.ts';
import type { ComponentFacts } from './index.ts';

interface Condition {
  uuid: string;
  subject: string;
  operator: string;
  value: string;
}
interface Policy {
  operator: string;
  global: boolean;
  policyConditions: Condition[];
}
interface Row {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  purl?: string;
  cpe?: string;
  swidTagId?: string;
  isInternal?: boolean;
  md5?: string;
  sha256?: string;
}

function bodies<Item extends { uuid: string }>(file: string): Item[] {
  const text = gunzipSync(readFileSync(join(sharedDataFolder, file))).toString();
  const answers = text.split('\n').filter((line) => line !== '');
  return answers.flatMap((line) => {
    const { body } = JSON.parse(line) as { body?: unknown };
    return (Array.isArray(body) ? body : [body]).filter((item) => item?.uuid !== undefined) as Item[];
  });
}

const unique = <Item extends { uuid: string }>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [item.uuid, item])).values(),
];

function factsOf(row: Row): Partial<ComponentFacts> {
  const { group = null, name, version = null, purl = null, cpe = null, swidTagId = null } = row;
  const hashes = { MD5: row.md5 ?? null, 'SHA-256': row.sha256 ?? null };
  return { group, name, version, purl, cpe, swidTagId, isInternal: row.isInternal ?? null, hashes };
}

/** Subjects that read nothing but the component itself. */
const ofComponent = new Set([
  'COORDINATES',
  'PACKAGE_URL',
  'CPE',
  'SWID_TAGID',
  'VERSION',
  'IS_INTERNAL',
  'COMPONENT_HASH',
]);

/** What Dependency-Track 4.14.3 found itself. The lists of components stop at 500 for each project. */
describe.runIf(hasSharedData)('conditions, held against the violations of Dependency-Track 4.14.3', () => {
  it.each(['pg', 'h2'])('hold where these are, on %s', (database) => {
    const answers = `dt4/${database}/answers`;
    const listed = bodies<Row & { project?: object }>(`${answers}/components.jsonl.gz`);
    const components = unique(listed.filter((row) => row.project !== undefined && row.name !== undefined));
    const policies = unique(bodies<Policy & { uuid: string }>(`${answers}/policies.jsonl.gz`)).filter(
      (policy) => policy.policyConditions !== undefined,
    );
    const found = new Set<string>();
    for (const violation of bodies<{ uuid: string; component?: Row; policyCondition?: Condition }>(
      `${answers}/violations.jsonl.gz`,
    )) {
      if (violation.policyCondition)
        found.add(`${violation.policyCondition.uuid} ${violation.component?.uuid}`);
    }
    const wrong: object[] = [];
    let checked = 0;
    for (const policy of policies) {
      const isComplete = policy.global && policy.operator === 'ANY';
      for (const { uuid, subject, operator, value } of policy.policyConditions) {
        if (!ofComponent.has(subject)) continue;
        for (const component of components) {
          const isFound = found.has(`${uuid} ${component.uuid}`);
          const holds = evaluate([subject, operator, value], factsOf(component)).outcome === 'held';
          if (isFound || isComplete) checked += 1;
          // 4.14.3 reads 0.1 as 0.0.0 where the package is one of npm (contract §15.2).
          if (subject === 'VERSION' && value === '0.1' && component.purl?.startsWith('pkg:npm/')) continue;
          if (isFound !== holds && (isFound || isComplete)) {
            const { purl, version } = component;
            wrong.push({ subject, operator, value, purl, version, isFound });
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });
});
