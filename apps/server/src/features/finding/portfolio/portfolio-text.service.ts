import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { idsAtMost, listFewIds } from '../../../db/list/ids.ts';
import type { Side } from '../../../db/list/planned-list.ts';
import { flawsByText } from '../../vulnerability/vulns-by-text.ts';
import { identitiesWith, textIn, vulnerabilitiesWith } from '../finding-conditions.queries.ts';
import type { TextField, TextFilter } from '../finding-filter.ts';
import { wholeFlaws } from '../folded.queries.ts';
import {
  bareIdentities,
  bareVulnerabilities,
  fromIdentities,
  fromProjects,
  fromVulnerabilities,
} from './portfolio-tables.queries.ts';

/** Vulnerabilities of which each is looked at whether it has the text. */
const vulnsAtMost = 50_000;

/**
 * The things that contain a text. Except for vulnerabilities, there are no more of each than a list can start
 * with.
 */
export interface FoundText {
  /** With all records of their flaws where the list is folded. */
  readonly vulns: readonly number[];
  readonly identities: readonly number[];
  readonly projects: readonly number[];
}

/** @returns undefined when the text is everywhere */
export async function findText(
  db: Database,
  text: TextFilter,
  isFolded: boolean,
): Promise<FoundText | undefined> {
  const has = (...names: TextField[]) => text.fields.filter((field) => names.includes(field));
  const [ofVulnerability, ofIdentity, ofProject] = [
    has('vulnerability', 'title'),
    has('component', 'componentVersion'),
    has('project'),
  ];
  const list = async (fields: readonly TextField[], statement: () => RawBuilder<unknown>, most?: number) =>
    fields.length === 0 ? [] : listFewIds(db, statement(), most);
  const [vulns, identities, projects] = await Promise.all([
    list(ofVulnerability, () => vulnsWith(text, ofVulnerability, isFolded), vulnsAtMost),
    list(ofIdentity, () => identitiesWith(text, ofIdentity)),
    list(ofProject, () => sql`select p.project_id from project p where ${textIn('project', text)}`),
  ]);
  return vulns && identities && projects && { vulns, identities, projects };
}

function vulnsWith(text: TextFilter, fields: readonly TextField[], isFolded: boolean): RawBuilder<unknown> {
  if (!isFolded) return vulnerabilitiesWith(text, fields);
  const isAnywhere = fields.length === 2 && !text.isExact;
  const found = isAnywhere ? flawsByText(text.text) : wholeFlaws(vulnerabilitiesWith(text, fields));
  return sql`select distinct vuln_id from (${found}) flaw`;
}

/** The findings of each kind, each finding on one side only; undefined when its vulnerabilities are many. */
export function sidesOfText(found: FoundText): readonly Side[] | undefined {
  if (found.vulns.length > idsAtMost) return undefined;
  const where = sql`v.vuln_id = any(${found.vulns}::int[])`;
  return [{ from: fromVulnerabilities, bare: bareVulnerabilities, where }, ...sidesOfOtherText(found)];
}

/** Likewise those that have it in their component or project, and not in their vulnerability. */
export function sidesOfOtherText({ vulns, identities, projects }: FoundText): readonly Side[] {
  const isOther = sql`not (${isOneOf(vulns)})`;
  return [
    {
      from: fromIdentities,
      bare: bareIdentities,
      where: sql`i.identity_id = any(${identities}::int[]) and ${isOther}`,
    },
    {
      from: fromProjects,
      where: sql`p.project_id = any(${projects}::int[]) and ${isOther}
        and not (c.identity_id = any(${identities}::int[]))`,
    },
  ];
}

/**
 * True if a finding contains the text. Its vulnerability is resolved; its component `i` and project `p` are
 * checked.
 */
export function isOfText({ vulns }: FoundText, text: TextFilter): RawBuilder<unknown> {
  const others = text.fields.filter((field) => field !== 'vulnerability' && field !== 'title');
  const parts = [isOneOf(vulns), ...others.map((field) => textIn(field, text))];
  return sql`(${sql.join(parts, sql` or `)})`;
}

/**
 * True if the vulnerability of a match `m` is one of some, by a hash look-up, whatever the planner expects.
 */
export function isOneOf(vulns: readonly number[]): RawBuilder<unknown> {
  return sql`coalesce(m.vuln_id in (select unnest(${`{${vulns.join(',')}}`}::int[])), false)`;
}
