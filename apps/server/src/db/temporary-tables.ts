import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from './database.ts';

/**
 * Tables that join the steps of one transaction, and are gone when it ends, with their columns. A step that needs one says so; who fills it
 * is said here.
 */
const tables = {
  // An upload (features/component, features/service, features/dependency-graph)
  /** Identities of a document by their place in it, from `stageHashes`. */
  stage_hash: sql`ord int, nat_hash uuid`,
  /** Those that may be missing, where others may be adding them, too. */
  stage_identity: sql`nat_hash uuid, group_name text, name text, version text, purl text, purl_coordinates text, cpe text,
    swid_tag_id text, purl_type text, sight text, upstream text, distro text`,
  /** Their coordinates, from `stageCoordinates`. */
  stage_coord: sql`ord int, n int, kind smallint, k1 text collate "C", k2 text collate "C", k3 text collate "C",
    scheme smallint, ver_key text collate "C", ver_kind smallint, attrs text collate "C"`,
  /** The components of a document. */
  stage_component: sql`ord int primary key, identity_id int, detail_hash bytea, flags int, parent_ord int`,
  /** Which stored component each of them is, or will be. */
  component_link: sql`ord, parent_ord, identity_id, flags, component_id, is_new, is_changed`,
  stage_property: sql`component_id bigint, group_name text, property_name text, value text`,
  stage_service: sql`service_id bigint, parent_id bigint, bom_ref text, group_name text, name text, version text,
    detail_hash bytea, detail jsonb`,
  stage_edge: sql`project_id int, from_id bigint, to_id bigint`,

  // A copy of a project (features/project-clone)
  /** Old and new numbers of components and services; 0 is the project. */
  clone_map: sql`old_id, new_id`,

  // Matching (features/matching)
  /** The side that a pass starts from: identities, or ranges of vulnerabilities. */
  match_coord: sql`identity_id int, pkg_id int, ver_key text collate "C", ver_kind smallint, attrs int`,
  match_range: sql`vuln_id int, pkg_id int, lo text collate "C", hi text collate "C", attrs int, recheck bool`,
  /** Pairs that match, from `collectHits` and the rules of packages/match. */
  match_hit: sql`identity_id int, vuln_id int`,
  /** Pairs that SQL alone cannot decide. */
  match_unsure: sql`identity_id int, vuln_id int, attrs_only bool, r_attrs int, c_attrs int`,
  /** The version that mends each pair. */
  match_fix: sql`identity_id int, vuln_id int, fixed_in text collate "C", scheme smallint,
    primary key (identity_id, vuln_id)`,
  /** Identities whose matches have changed, and by how much their counts did; from `recountIdentities`. */
  identity_touched: sql`identity_id int primary key`,
  identity_shift: sql`identity_id int primary key, d4 int, d3 int, d2 int, d1 int, d0 int, d_findings int,
    d_vulnerable int`,

  // A batch of records of a source (features/source/ingest)
  /** The records, as the reader made them. */
  stage_vuln: sql`n int primary key, record_id text collate "C", content_hash bytea, source text collate "C",
    ext_id text collate "C", severity smallint, cvss real, cvss_v2 real, cvss_v3 real, cvss_v4 real, epss real,
    epss_percentile real, cwes int[], title text, published timestamptz, modified timestamptz, ended bool,
    ended_at timestamptz, upstream text[] collate "C", cves text[] collate "C", purl_disagrees bool, doc jsonb`,
  stage_range: sql`n int, c int, lo text collate "C", hi text collate "C", fixed text collate "C", a int, recheck bool`,
  stage_pkg: sql`c int, kind smallint, k1 text collate "C", k2 text collate "C", k3 text collate "C", scheme smallint`,
  stage_attrs: sql`a int, value text collate "C"`,
  /** The vulnerability of each record, and whether the record describes it. */
  stage_id: sql`n int primary key, vuln_id int, is_new bool not null, describes bool not null`,
  /** Vulnerabilities whose matches, facts, or ranges are different now. */
  stage_changed: sql`vuln_id int not null`,
  stage_described: sql`vuln_id int not null`,
  stage_reranged: sql`vuln_id int not null`,
  /** The ranges with their stored coordinates and attributes. */
  stage_vrange: sql`vuln_id, is_new, pkg_id, lo, hi, fixed, attrs, recheck`,
  /** How vulnerabilities stood before, and why events of theirs happened. */
  stage_before: sql`vuln_id, n, ended, severity`,
  stage_reason: sql`event_id, kind, identity_id, vuln_id, n, reason, record_at`,
  stage_epss: sql`cve_id text collate "C", score real, percentile real`,
  changed_epss: sql`cve_id, score, percentile`,

  // Facts of flaws (features/flaw)
  flaw_member: sql`vuln_id int primary key, flaw int, source text collate "C", ext_id text collate "C",
    severity smallint, cvss real, epss real, cwes int[], counts bool, upstream text[] collate "C"`,
  flaw_cve: sql`flaw int, cve_id text collate "C"`,

  // Counts that a job makes anew (features/finding-spread, features/violation/spread, features/license/use)
  spread_now: sql`like finding_spread`,
  spread_match: sql`vuln_id int, identity_id int, flaw int, twin bool`,
  /** Findings that are counted component by component. */
  spread_apart: sql`project_id int, component_id bigint, identity_id int, vuln_id int, is_own bool`,
  spread_found: sql`vuln_id int, identity_id int, project_id int, n int, open int, flaws int not null default 0,
    open_flaws int not null default 0, is_own bool not null default false`,
  violation_spread_now: sql`like violation_spread`,
  use_now: sql`like license_use`,

  // Licenses that come with the product (features/license)
  stage_license: sql`spdx_id text collate "C", name text, osi bool, fsf bool, deprecated bool, see_also jsonb,
    license_text text, template text, header text, comment text`,

  // An evaluation of policies (features/policy-evaluation)
  /** Components that are judged, by which conditions, and the projects that each policy concerns. */
  evaluated_component: sql`project_id int, component_id bigint, identity_id int, flags int, special bool`,
  evaluated_condition: sql`condition_id int primary key, policy_id int, kind text collate "C", is_direct bool,
    is_all bool, if_internal bool, if_external bool`,
  policy_applies: sql`policy_id int, project_id int`,
  evaluated_license: sql`project_id int, component_id bigint, license_id int, expression text, name text`,
  /** Conditions that hold for identities. */
  judged_match: sql`identity_id int, condition_id int`,
  /** Violations as they should be; of these the new, the returned, and the ended ones. */
  violation_hit: sql`project_id int, component_id bigint, condition_id int`,
  violation_fresh: sql`project_id int, component_id bigint, condition_id int, identity_id int`,
  violation_back: sql`project_id int, component_id bigint, condition_id int, identity_id int, past_id bigint, uuid uuid,
    first_seen timestamptz, analysis jsonb, imported bool`,
  violation_gone: sql`project_id int, component_id bigint, condition_id int, identity_id int`,
  /** By how much the counters of projects change. */
  violation_shift: sql`project_id int primary key, pv_fail int, pv_warn int, pv_info int, pv_license int,
    pv_license_audited int, pv_security int, pv_security_audited int, pv_operational int, pv_operational_audited int`,

  // Decisions that follow their components (features/lasting-decision)
  carried_analysis: sql`component_id, vuln_id, state, justification, response, details, suppressed, until, decided_at, decided_by,
    decided_severity, decided_exploited, decided_epss, decided_fix, comments, component_version, is_other_version,
    is_plain`,

  // Rows of another installation, by the numbers that they had there (features/import-dt)
  /** Components, those that are or were here among them, and what is said of new ones (features/component/moved-in). */
  moved_component: sql`old_id bigint, project_id int, component_id bigint default nextval('element_id'), uuid uuid,
    identity_id int, flags int, parent_old_id bigint, is_new bool default true, said bigint`,
  /** Components that came before, with what they say by now, and what of it is different here. */
  followed_component: sql`old_id bigint, identity_id int, flags int, parent_old_id bigint, detail_hash bytea`,
  followed_link: sql`old_id, project_id, component_id, identity_id, flags, parent_old_id, is_other, is_changed`,
  moved_detail: sql`old_id bigint, detail_hash bytea, bom_ref text, classifier text, scope text, license_id int,
    license_name text, license_expression text, license_url text, md5 bytea, sha1 bytea, sha256 bytea, sha384 bytea, sha512 bytea, sha3_256 bytea,
    sha3_384 bytea, sha3_512 bytea, blake2b_256 bytea, blake2b_384 bytea, blake2b_512 bytea, blake3 bytea,
    detail jsonb`,
  moved_property: sql`component_old_id bigint, uuid uuid, group_name text, property_name text, value text,
    property_type text, description text`,
  /** Services (features/service). */
  moved_service: sql`old_id bigint, project_id int, service_id bigint default nextval('element_id'), uuid uuid,
    parent_old_id bigint, group_name text, name text, version text, detail_hash bytea, detail jsonb,
    is_new bool default true`,
  /** Dependencies (features/dependency-graph). */
  moved_edge: sql`project_id int, from_old_id bigint, to_uuid uuid`,
  /** Vulnerabilities, with their numbers here (features/vulnerability/moved-in). */
  moved_vuln: sql`old_id bigint, uuid uuid, source text collate "C", ext_id text collate "C", vuln_id int`,
  /** Findings, and those of them that never came before (features/matching). */
  stage_moved_finding: sql`component_old_id bigint, vuln_old_id bigint, analyzer text, alt_id text, reference_url text,
    found_at timestamptz`,
  fresh_moved_finding: sql`project_id, component_id, vuln_id, analyzer, alt_id, reference_url, found_at`,
  /** Decisions with their trails, and those that belong to something here (features/decision-record). */
  stage_moved_analysis: sql`old_id bigint, component_old_id bigint, vuln_old_id bigint, state text, justification text,
    response text, details text, suppressed bool`,
  stage_moved_comment: sql`old_id bigint, analysis_old_id bigint, at timestamptz, commenter text, comment text`,
  moved_analysis: sql`old_id, component_old_id, vuln_old_id, state, justification, response, details, suppressed,
    project_id, component_id, vuln_id, last_at, source_key, digest, digest_before, is_new, is_followed, is_kept`,
  /** Counts of projects, and from when each of these was counted here (features/metrics/import). */
  moved_point: sql`project_id int, first_at timestamptz, last_at timestamptz, comps int, vcomps int, c4 int, c3 int,
    c2 int, c1 int, c0 int, findings int, audited int, suppressed int, pv_fail int, pv_warn int, pv_info int,
    pv_license int, pv_license_audited int, pv_security int, pv_security_audited int, pv_operational int,
    pv_operational_audited int`,
  moved_birth: sql`project_id int primary key, at timestamptz`,

  // A comparison with the other installation (features/import-dt/compare)
  /** Findings of some projects that only one side has; `found` is the analyzer that found it there, or the bits of those here. */
  difference_draft: sql`project_id int, component_id bigint, identity_id int, vuln_id int, side smallint, found text,
    bits int, cause text, detail text not null default ''`,
  /** The answers of the matching rule for pairs. */
  judged_pair: sql`identity_id int, vuln_id int, side smallint, cause text, detail text`,
} as const satisfies Record<string, RawBuilder<unknown>>;

export type TemporaryTable = keyof typeof tables;

/** Makes a table that this transaction does not have. */
export async function makeTemporary(trx: Transaction, name: TemporaryTable): Promise<void> {
  await sql`create temp table ${sql.table(name)} (${tables[name]}) on commit drop`.execute(trx);
}

/** Makes tables, or empties those that an earlier step of the transaction has made. */
export async function emptyTemporary(trx: Transaction, ...names: readonly TemporaryTable[]): Promise<void> {
  for (const name of names)
    await sql`create temp table if not exists ${sql.table(name)} (${tables[name]}) on commit drop`.execute(
      trx,
    );
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(trx);
}

/** Makes a table of what a select answers, in the order of its columns, which have the types of the select. */
export async function temporaryOf(
  trx: Transaction,
  name: TemporaryTable,
  select: RawBuilder<unknown>,
): Promise<void> {
  await sql`create temp table ${sql.table(name)} (${tables[name]}) on commit drop as ${select}`.execute(trx);
}
