import type { Comparison } from '@waybill/query';
import { type RawBuilder, sql } from 'kysely';
import { bytea } from '../../../../db/bytea.ts';
import { containsPattern } from '../../../../db/list/search.ts';
import { type ProjectScope, visible } from '../../../../db/project-scope.ts';
import { membersOfLength } from '../../../component-shape/hash-members.ts';
import {
  type CoordinateCondition,
  identitiesByCoordinates,
  identitiesByName,
  identitiesNamed,
  type NameCondition,
} from '../../../search-index/search-index.service.ts';
import { byHash } from '../component-search.queries.ts';
import { hasLicense, type LicenseLead, licenseLead, licenseText } from './license-lead.queries.ts';
import type { Wanted } from './read-query.ts';
import type { VersionBounds } from './version-bounds.ts';

type Condition = RawBuilder<unknown>;

/** The resolved parts of a query, in the order of its conditions. */
export interface Resolved {
  readonly bounds: ReadonlyMap<Wanted, VersionBounds>;
  /** Versions without an ecosystem for which the comparison holds. */
  readonly plainVersions: ReadonlyMap<Wanted, readonly string[]>;
  /** The projects that are named have so few components that these are read, rather than all that have the name. */
  readonly isLedByProjects: boolean;
  /** Include the past; its project may be deleted. */
  readonly past: boolean;
  readonly scope: ProjectScope;
}

/** Where a search begins. */
export interface Lead {
  /** SQL of the identities that can be meant, each once. */
  readonly identities: Condition;
  /** Conditions on these as `i` and on components `c` that find rows by an index; none: others do. */
  readonly conditions: readonly Condition[];
  /** Identities alone are found by an index, whatever components they have. */
  readonly isByIdentity: boolean;
  /** Where nothing but a license leads to rows. */
  readonly license?: LicenseLead | undefined;
}

/** The facts that decide where a search begins. */
type LeadChoice = Pick<Resolved, 'isLedByProjects' | 'past' | 'scope'>;

export function leadOf(wanted: readonly Wanted[], { isLedByProjects, past, scope }: LeadChoice): Lead {
  const positive = wanted.filter(({ negated }) => !negated);
  const names = namesOf(positive);
  const ids = [...coordinatesOf(positive).map(identitiesByCoordinates), ...tagArrays(positive)];
  if (!isLedByProjects && names.length + ids.length > 0) {
    return {
      identities: names.length > 0 ? identitiesNamed(names) : sql`identity`,
      conditions: ids.map((array) =>
        // An array is searched from its beginning for each row: beside names it must be a set.
        names.length === 0
          ? sql`i.identity_id = any(${array})`
          : sql`i.identity_id in (select unnest(${array}))`,
      ),
      isByIdentity: true,
    };
  }
  const projects = projectConditions(positive, scope).map(projectsThat);
  const inProjects = projects.map((ids) => sql`c.project_id = any(${ids})`);
  if (isLedByProjects) {
    return {
      identities: sql`identity`,
      conditions: [sql`i.identity_id = any(${identitiesIn(projects, past)})`, ...inProjects],
      isByIdentity: true,
    };
  }
  const isFound = projects.length > 0 || positive.some(({ by }) => by === 'hash');
  const versions = isFound ? [] : versionLead(positive);
  return {
    identities: sql`identity`,
    conditions: [...inProjects, ...versions],
    isByIdentity: versions.length > 0,
    license: isFound || versions.length > 0 ? undefined : licenseLead(positive),
  };
}

/** SQL of an array of the projects `x` for which a condition holds. */
function projectsThat(holds: Condition): Condition {
  return sql`array(select x.project_id from project x where ${holds}
    union all select x.project_id from deleted_project x where ${holds})`;
}

/**
 * SQL of an array of the identities of the projects that are in all of some sets. Versions of a project have most of them in
 * common, which are then looked at once.
 */
function identitiesIn(projects: readonly Condition[], past: boolean): Condition {
  const inAll = sql.join(
    projects.map((ids) => sql`o.project_id = any(${ids})`),
    sql` and `,
  );
  const gone = sql`union all select o.identity_id from component_past o where ${inAll}`;
  return sql`array(select o.identity_id from component o where ${inAll} ${past ? gone : sql``})`;
}

/** The name of a project `p`, or of a deleted one `g`. */
export const projectName = sql`coalesce(p.name, g.name)`;

/** Conditions on the projects `x` that a query names, of those that the caller may see. */
export function projectConditions(wanted: readonly Wanted[], scope: ProjectScope): Condition[] {
  return wanted.flatMap((each) =>
    each.by === 'project' && !each.negated
      ? [sql`${textFits(sql.ref('x.name'), each)} and ${visible(scope, sql.ref('x.project_id'))}`]
      : [],
  );
}

/** The conditions that narrow names. A word that may be a version does not. */
export function namesOf(wanted: readonly Wanted[]): NameCondition[] {
  return wanted.flatMap((each) =>
    each.by === 'name' && !each.negated && each.version === undefined ? [each.name] : [],
  );
}

/** The conditions that narrow coordinates: words that all of them contain. */
export function coordinatesOf(wanted: readonly Wanted[]): CoordinateCondition[] {
  return wanted.flatMap((each) =>
    (each.by === 'purl' || each.by === 'cpe') && !each.negated && each.words.length > 0
      ? [{ kind: each.by === 'purl' ? 'package' : 'cpe', words: each.words }]
      : [],
  );
}

function tagArrays(positive: readonly Wanted[]): Condition[] {
  return positive
    .filter((each) => each.by === 'swid')
    .map(
      (each) =>
        sql`array(select x.identity_id from identity x where ${textFits(sql.ref('x.swid_tag_id'), each)})`,
    );
}

/** Where nothing but versions is asked for: those that are or begin like that. */
function versionLead(positive: readonly Wanted[]): Condition[] {
  const word = positive.find((each) => each.by === 'name');
  if (word) {
    return [
      sql`i.identity_id = any(array_cat(${identitiesByName([word.name])}, array(
        select x.identity_id from identity x where x.version is not null and lower(x.version) = ${word.version})))`,
    ];
  }
  const version = positive.find(
    (each) => each.by === 'version' && (each.comparison === '=' || each.comparison === 'contains'),
  );
  if (version?.by !== 'version') return [];
  return [
    sql`i.identity_id = any(array(select x.identity_id from identity x
      where x.version is not null and ${versionText(sql.ref('x.version'), version)}))`,
  ];
}

/**
 * Conditions for each row: on `c`, its identity `i`, its project `p` or the deleted one `g`, and its details
 * `d`.
 */
export function rowConditions(wanted: readonly Wanted[], resolved: Resolved): Condition[] {
  return wanted
    .filter((each) => each.by !== 'hash')
    .map((each) => {
      const holds = rowCondition(each, resolved);
      return each.negated ? sql`not coalesce(${holds}, false)` : holds;
    });
}

function rowCondition(wanted: Exclude<Wanted, { by: 'hash' }>, resolved: Resolved): Condition {
  switch (wanted.by) {
    case 'name':
      return nameFits(wanted);
    case 'purl':
      return identifierFits(sql.ref('i.purl'), wanted);
    case 'cpe':
      return identifierFits(sql.ref('i.cpe'), wanted);
    case 'swid':
      return textFits(sql.ref('i.swid_tag_id'), wanted);
    case 'project':
      return textFits(resolved.past ? projectName : sql.ref('p.name'), wanted);
    case 'license':
      return sql`(${hasLicense(wanted)} or ${licenseText('c.past_license', wanted)})`;
    case 'version':
      return versionFits(wanted, resolved);
  }
}

function nameFits({ name: { on, isExact, text }, version }: Extract<Wanted, { by: 'name' }>): Condition {
  const name = sql`lower(i.name)`;
  const group = sql`lower(coalesce(i.group_name, ''))`;
  const pattern = containsPattern(text);
  if (isExact) return sql`${on === 'group' ? group : name} = ${text}`;
  if (on === 'group') return sql`${group} like ${pattern}`;
  // As the index finds them: fewer letters than a trigram begin a name.
  if (text.length < 3) return orVersion(sql`${name} like ${pattern.slice(1)}`, version);
  if (on === 'name') return sql`${name} like ${pattern}`;
  return orVersion(sql`lower(coalesce(i.group_name || '/', '') || i.name) like ${pattern}`, version);
}

function orVersion(holds: Condition, version: string | undefined): Condition {
  if (version === undefined) return holds;
  return sql`(${holds} or lower(i.version) like ${containsPattern(version).slice(1)})`;
}

/** A package URL or CPE; exactly that one is also found with the version that the text leaves out. */
function identifierFits(
  column: Condition,
  { by, text, isExact }: Extract<Wanted, { by: 'purl' | 'cpe' }>,
): Condition {
  if (!isExact) return sql`lower(${column}) like ${containsPattern(text)}`;
  const begins = containsPattern(text).slice(1, -1);
  if (by === 'cpe') return sql`(lower(${column}) = ${text} or lower(${column}) like ${`${begins}:%`})`;
  return sql`(lower(${column}) = ${text} or lower(${column}) like ${`${begins}@%`} or lower(${column}) like ${`${begins}?%`})`;
}

function textFits(column: Condition, { text, isExact }: { text: string; isExact: boolean }): Condition {
  return isExact ? sql`lower(${column}) = ${text}` : sql`lower(${column}) like ${containsPattern(text)}`;
}

function versionText(column: Condition, { comparison, text }: Extract<Wanted, { by: 'version' }>): Condition {
  const wanted = text.toLowerCase();
  return comparison === '='
    ? sql`lower(${column}) = ${wanted}`
    : sql`lower(${column}) like ${containsPattern(wanted).slice(1)}`;
}

const operators: Readonly<Record<Exclude<Comparison, 'contains' | '='>, Condition>> = {
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
};

/** By the scheme of its ecosystem; what has none by the generic one, decided before (`plainVersions`). */
function versionFits(wanted: Extract<Wanted, { by: 'version' }>, resolved: Resolved): Condition {
  const { comparison } = wanted;
  if (comparison === 'contains' || comparison === '=') return versionText(sql.ref('i.version'), wanted);
  const bounds = resolved.bounds.get(wanted) ?? [];
  const plain = resolved.plainVersions.get(wanted) ?? [];
  return sql`(exists (select 1 from identity_coord v join pkg w on w.pkg_id = v.pkg_id
      where v.identity_id = i.identity_id and v.ver_kind = 0
        and v.ver_key ${operators[comparison]} (${bounds}::text[])[w.scheme + 1] collate "C")
    or (i.version = any(${plain}::text[]) and ${isPlain}))`;
}

/** True if an identity has no version that an ecosystem orders. */
export const isPlain = sql`not exists (select 1 from identity_coord v where v.identity_id = i.identity_id and v.ver_kind = 0)`;

/** Conditions on the digests of components that are there, as `d`. */
export function presentHashes(wanted: readonly Wanted[]): Condition[] {
  return wanted
    .filter((each) => each.by === 'hash')
    .map(({ digest, negated }) => {
      const has = byHash(membersOfLength(digest.length), digest);
      return negated ? sql`not coalesce(${has}, false)` : has;
    });
}

/** The same on a component of the past, as `o`. */
export function pastHashes(wanted: readonly Wanted[]): Condition[] {
  return wanted
    .filter((each) => each.by === 'hash')
    .map(({ digest, negated }) => {
      const has = sql`o.digests @> array[${bytea(digest)}::bytea]`;
      return negated ? sql`not coalesce(${has}, false)` : has;
    });
}
