import type { License, LicenseGroup, PolicyConditionOperator } from '@waybill/api-contract';
import { type ConditionSubject, conditionSubjects, getSubject } from '@waybill/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flaws } from '../../../test/audit-world.ts';
import { runSql, sql } from '../../db/database.ts';
import {
  makePolicy,
  type PolicyWorld,
  removePolicy,
  sha1,
  startPolicyWorld,
  violators,
} from './policy-world.fixtures.ts';
import { countViolationDrift } from './violation-count.service.ts';

type Case = readonly [
  subject: ConditionSubject,
  operator: PolicyConditionOperator,
  value: string | (() => string),
  violates: string,
  complies: string,
];

let world: PolicyWorld;
let project: { uuid: string };
let mit = '';
let permissive = '';

const dayMs = 86_400_000;

beforeAll(async () => {
  world = await startPolicyWorld();
  project = await world.upload('Smithy', '1');
  const { db, asAdmin } = world.server;
  mit = (await asAdmin.get<License>('/api/v1/license/MIT')).body.uuid ?? '';
  const groups = await asAdmin.get<LicenseGroup[]>('/api/v1/licenseGroup?searchText=permissive');
  permissive = groups.body[0]?.uuid ?? '';
  await runSql(
    db,
    sql`update vuln set effective_epss = 0.5, exploited = true where ext_id = ${flaws.critical}`,
  );
  await runSql(
    db,
    sql`update component set flags = flags | 2 where identity_id in (select identity_id from identity where name = 'mystery')`,
  );
  await runSql(
    db,
    sql`insert into package_latest (pkg_id, version)
      select distinct d.pkg_id, 'v3.0.0' from identity_coord d join identity i on i.identity_id = d.identity_id
      join pkg p on p.pkg_id = d.pkg_id where p.kind = 0 and i.name in ('hammer', 'nail')`,
  );
  await runSql(
    db,
    sql`insert into identity_release (identity_id, repository_id, checked_at, published_at)
      select identity_id, 1, now(), ${new Date(Date.now() - 400 * dayMs)}::timestamptz
        + case when name = 'nail' then interval '390 days' else interval '0' end
      from identity where name in ('hammer', 'nail')`,
  );
});
afterAll(() => world.server.close());

const cases: readonly Case[] = [
  ['SEVERITY', 'IS', 'CRITICAL', 'anvil', 'nail'],
  ['SEVERITY', 'IS_NOT', 'CRITICAL', 'nail', 'mystery'],
  ['SEVERITY', 'NUMERIC_GREATER_THAN_OR_EQUAL', 'HIGH', 'hammer', 'nail'],
  ['CVSS', 'NUMERIC_GREATER_THAN', '9', 'anvil', 'hammer'],
  ['CVSS', 'NUMERIC_LESS_THAN', '6', 'anvil', 'hammer'],
  ['CVSS', 'NUMERIC_EQUAL', '7.5', 'hammer', 'anvil'],
  ['CVSS', 'NUMERIC_NOT_EQUAL', '7.5', 'anvil', 'hammer'],
  ['CVSS', 'NUMERIC_GREATER_THAN_OR_EQUAL', '7.5', 'hammer', 'nail'],
  ['CVSS', 'NUMERIC_LESSER_THAN_OR_EQUAL', '5.0', 'anvil', 'hammer'],
  ['KNOWN_EXPLOITED', 'IS', 'true', 'anvil', 'hammer'],
  ['KNOWN_EXPLOITED', 'IS_NOT', 'true', 'hammer', 'mystery'],
  ['FIX_AVAILABLE', 'IS', 'true', 'nail', 'mystery'],
  ['FIX_AVAILABLE', 'IS_NOT', 'false', 'anvil', 'mystery'],
  ['VULNERABILITY_ID', 'IS', flaws.critical, 'anvil', 'hammer'],
  ['VULNERABILITY_ID', 'IS_NOT', flaws.critical, 'hammer', 'mystery'],
  ['CWE', 'CONTAINS_ANY', 'CWE-79, 80', 'anvil', 'nail'],
  ['CWE', 'CONTAINS_ALL', 'CWE-79', 'anvil', 'nail'],
  ['EPSS', 'NUMERIC_GREATER_THAN', '0.4', 'anvil', 'hammer'],
  ['EPSS', 'NUMERIC_LESS_THAN', '0.6', 'anvil', 'hammer'],
  ['EPSS', 'NUMERIC_EQUAL', '0.5', 'anvil', 'hammer'],
  ['EPSS', 'NUMERIC_NOT_EQUAL', '0.4', 'anvil', 'hammer'],
  ['EPSS', 'NUMERIC_GREATER_THAN_OR_EQUAL', '0.5', 'anvil', 'hammer'],
  ['EPSS', 'NUMERIC_LESSER_THAN_OR_EQUAL', '0.5', 'anvil', 'hammer'],
  ['LICENSE', 'IS', () => mit, 'anvil', 'nail'],
  ['LICENSE', 'IS_NOT', () => mit, 'nail', 'anvil'],
  ['LICENSE', 'IS', 'unresolved', 'mystery', 'anvil'],
  ['LICENSE_GROUP', 'IS', () => permissive, 'anvil', 'hammer'],
  ['LICENSE_GROUP', 'IS_NOT', () => permissive, 'hammer', 'anvil'],
  ['COORDINATES', 'MATCHES', '{"name":"anvil","version":"<2"}', 'anvil', 'hammer'],
  ['COORDINATES', 'NO_MATCH', '{"group":"example.com","name":"hammer","version":"*"}', 'anvil', 'hammer'],
  ['PACKAGE_URL', 'MATCHES', 'pkg:golang/*hammer*', 'hammer', 'nail'],
  ['PACKAGE_URL', 'NO_MATCH', 'pkg:golang/*hammer*', 'nail', 'hammer'],
  ['CPE', 'MATCHES', 'cpe:2.3:a:acme:anvil*', 'anvil', 'hammer'],
  ['CPE', 'NO_MATCH', 'cpe:2.3:a:acme:anvil*', 'hammer', 'anvil'],
  ['SWID_TAGID', 'MATCHES', 'swid-1', 'tagged', 'anvil'],
  ['SWID_TAGID', 'NO_MATCH', 'swid-1', 'anvil', 'tagged'],
  ['VERSION', 'NUMERIC_GREATER_THAN', '2', 'tagged', 'anvil'],
  ['VERSION', 'NUMERIC_LESS_THAN', '2', 'anvil', 'tagged'],
  ['VERSION', 'NUMERIC_EQUAL', '1.5', 'anvil', 'tagged'],
  ['VERSION', 'NUMERIC_NOT_EQUAL', '1.5', 'tagged', 'anvil'],
  ['VERSION', 'NUMERIC_GREATER_THAN_OR_EQUAL', '3.0', 'tagged', 'anvil'],
  ['VERSION', 'NUMERIC_LESSER_THAN_OR_EQUAL', '1.5', 'anvil', 'tagged'],
  ['COMPONENT_HASH', 'IS', `{"algorithm":"SHA-1","value":"${sha1.toUpperCase()}"}`, 'anvil', 'hammer'],
  ['COMPONENT_HASH', 'IS_NOT', `{"algorithm":"SHA-1","value":"${sha1}"}`, 'hammer', 'anvil'],
  ['AGE', 'NUMERIC_GREATER_THAN', 'P1Y', 'hammer', 'nail'],
  ['AGE', 'NUMERIC_LESS_THAN', 'P1Y', 'nail', 'hammer'],
  ['AGE', 'NUMERIC_EQUAL', 'P10D', 'nail', 'hammer'],
  ['AGE', 'NUMERIC_NOT_EQUAL', 'P10D', 'hammer', 'nail'],
  ['AGE', 'NUMERIC_GREATER_THAN_OR_EQUAL', 'P1Y', 'hammer', 'nail'],
  ['AGE', 'NUMERIC_LESSER_THAN_OR_EQUAL', 'P10D', 'nail', 'hammer'],
  // nail is as far behind as hammer, and no direct dependency.
  ['VERSION_DISTANCE', 'NUMERIC_GREATER_THAN', '{"major":"1"}', 'hammer', 'nail'],
  ['VERSION_DISTANCE', 'NUMERIC_LESS_THAN', '{"major":"3"}', 'hammer', 'nail'],
  ['VERSION_DISTANCE', 'NUMERIC_EQUAL', '{"major":"2"}', 'hammer', 'nail'],
  ['VERSION_DISTANCE', 'NUMERIC_NOT_EQUAL', '{"major":"1"}', 'hammer', 'nail'],
  ['VERSION_DISTANCE', 'NUMERIC_GREATER_THAN_OR_EQUAL', '{"major":"2"}', 'hammer', 'nail'],
  ['VERSION_DISTANCE', 'NUMERIC_LESSER_THAN_OR_EQUAL', '{"major":"2"}', 'hammer', 'nail'],
  ['IS_INTERNAL', 'IS', 'true', 'mystery', 'anvil'],
  ['IS_INTERNAL', 'IS_NOT', 'true', 'anvil', 'mystery'],
  ['IS_OUTDATED', 'IS', 'true', 'hammer', 'anvil'],
  ['IS_OUTDATED', 'IS_NOT', 'false', 'hammer', 'anvil'],
];

describe('a condition', () => {
  it.each(cases)(
    '%s %s %s is violated by %s, not by %s',
    async (subject, operator, given, violates, complies) => {
      const { server, manager } = world;
      const value = typeof given === 'string' ? given : given();
      const policy = await makePolicy(server, manager, `${subject} ${operator} ${value}`, [
        { subject, operator, value },
      ]);
      const found = await violators(manager, project);
      expect(found).toContain(violates);
      expect(found).not.toContain(complies);
      expect(await countViolationDrift(server.db)).toBe(0);
      // An upload comes to the same as the evaluation of the policy.
      const other = await world.upload(
        'Smithy',
        `copy ${cases.findIndex((one) => one[2] === given && one[1] === operator)}`,
      );
      if (subject !== 'IS_INTERNAL') expect(await violators(manager, other)).toEqual(found);
      await removePolicy(server, manager, policy);
      expect(await violators(manager, project)).toEqual([]);
    },
  );

  it('is tried with each operator of each subject', () => {
    const tried = new Set(cases.map(([subject, operator]) => `${subject} ${operator}`));
    const all = conditionSubjects.flatMap((subject) =>
      getSubject(subject).operators.map((operator) => `${subject} ${operator}`),
    );
    expect(all.filter((one) => !tried.has(one))).toEqual([]);
  });
});
