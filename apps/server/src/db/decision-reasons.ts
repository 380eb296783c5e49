import { type RawBuilder, sql } from 'kysely';

/** Somebody decided about the finding of `a` (analysis), and what it was decided on is known. */
const isDecided = sql`(a.decided_at is not null and (a.state <> 'NOT_SET' or a.suppressed))`;

/** The band of a score that may be missing: below 1 %, 10 %, 50 %, or above. */
const epssBand = (score: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`width_bucket(coalesce(${score}, 0)::float8, array[0.01, 0.1, 0.5]::float8[])`;

const rangeChanged = sql`coalesce(v.ranges_changed_at > a.decided_at, false)`;
const severityChanged = sql`a.decided_severity <> v.effective_severity`;
const exploitedChanged = sql`a.decided_exploited <> v.exploited`;
const epssChanged = sql`${epssBand(sql`a.decided_epss`)} <> ${epssBand(sql`v.effective_epss`)}`;

/** True if a fact of `v` (vuln) is another one than when somebody decided. */
export const reasonsChanged = sql`(${isDecided} and (${rangeChanged} or ${severityChanged} or ${exploitedChanged} or ${epssChanged}))`;

/** Which facts these are, as the words of `DecisionReason`. */
export const changedReasons = sql<string[]>`case when ${isDecided} then array_remove(array[
    case when ${rangeChanged} then 'RANGE' end, case when ${severityChanged} then 'SEVERITY' end,
    case when ${exploitedChanged} then 'EXPLOITED' end, case when ${epssChanged} then 'EPSS' end], null) end`;

/** The facts behind a decision, and the current facts of the vulnerability's records. */
export interface ReasonRow {
  reasons: string[] | null;
  decided_at: Date | null;
  decided_by: string | null;
  decided_severity: number | null;
  decided_exploited: boolean | null;
  decided_epss: number | null;
  decided_fix: string | null;
  carried: CarriedFrom | null;
}

/** Where a decision came from that followed its component. */
export interface CarriedFrom {
  project?: string;
  projectVersion?: string | null;
  componentVersion?: string | null;
}

/** The columns of {@link ReasonRow}. */
export const reasonColumns = sql<ReasonRow>`${changedReasons} as reasons, a.decided_at, a.decided_by, a.decided_severity,
  a.decided_exploited, a.decided_epss, a.decided_fix, a.carried`;
