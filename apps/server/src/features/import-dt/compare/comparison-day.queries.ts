import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { onlyHere, onlyThere } from './difference-draft.queries.ts';

export interface DifferenceSums {
  readonly onlyThere: number;
  readonly onlyHere: number;
  readonly withoutCause: number;
  readonly toLookAt: number;
}

/** Counts stored differences, and those of them whose cause nobody has accepted. */
export async function sumDifferences(db: Database): Promise<DifferenceSums> {
  const row = await findRow(
    db,
    sql<DifferenceSums>`select coalesce(sum(n) filter (where d.side = ${onlyThere}), 0)::float8 as "onlyThere",
        coalesce(sum(n) filter (where d.side = ${onlyHere}), 0)::float8 as "onlyHere",
        coalesce(sum(n) filter (where d.cause = 'UNKNOWN'), 0)::float8 as "withoutCause",
        coalesce(sum(n) filter (where u.cause is null), 0)::float8 as "toLookAt"
      from (select side, cause, detail, count(*) as n from finding_difference group by side, cause, detail) d
      left join understood_cause u on u.side = d.side and u.cause = d.cause and u.detail = d.detail`,
  );
  return row ?? { onlyThere: 0, onlyHere: 0, withoutCause: 0, toLookAt: 0 };
}

/** Keeps the counts of a comparison; the last one of a day counts. */
export async function noteComparison(
  trx: Transaction,
  sums: DifferenceSums & { readonly bothSides: number },
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into comparison_day (day, compared_at, both_sides, only_there, only_here, without_cause, to_look_at)
      values ((${at}::timestamptz at time zone 'UTC')::date, ${at}, ${sums.bothSides}, ${sums.onlyThere},
        ${sums.onlyHere}, ${sums.withoutCause}, ${sums.toLookAt})
      on conflict (day) do update set compared_at = excluded.compared_at, both_sides = excluded.both_sides,
        only_there = excluded.only_there, only_here = excluded.only_here, without_cause = excluded.without_cause,
        to_look_at = excluded.to_look_at`,
  );
}

/** Makes the latest day agree with what has been accepted since it was compared. */
export async function noteLookedAt(trx: Transaction, toLookAt: number): Promise<void> {
  await runSql(
    trx,
    sql`update comparison_day set to_look_at = ${toLookAt} where day = (select max(day) from comparison_day)`,
  );
}

export interface ComparisonDayRow {
  day: string;
  compared_at: Date | null;
  both_sides: number;
  only_there: number;
  only_here: number;
  without_cause: number;
  to_look_at: number;
  uploads: number;
  refused: number;
}

/** The latest days with a comparison, newest first, with the uploads of each. */
export async function listComparisonDays(db: Database, limit: number): Promise<ComparisonDayRow[]> {
  return rowsOf(
    db,
    sql<ComparisonDayRow>`select d.day::text as day, d.compared_at, d.both_sides::float8 as both_sides,
        d.only_there::float8 as only_there, d.only_here::float8 as only_here, d.without_cause::float8 as without_cause,
        d.to_look_at::float8 as to_look_at, coalesce(s.uploads, 0) as uploads, coalesce(s.refused, 0) as refused
      from comparison_day d left join shadow_day s on s.day = d.day
      order by d.day desc limit ${limit}`,
  );
}

/** Days in a row, up to the latest comparison, on which nothing was left to look at. A day without a comparison ends the row. */
export async function countAgreedDays(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(*) as n from (
        select to_look_at, day + (row_number() over (order by day desc))::int as run,
          bool_and(to_look_at = 0) over (order by day desc) as agreed
        from comparison_day) d
      where agreed and run = (select max(day) + 1 from comparison_day)`,
  );
  return row?.n ?? 0;
}
