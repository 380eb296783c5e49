import { type RawBuilder, sql } from 'kysely';
import { foundBy } from '../../../db/found-by.ts';
import { rankOrder } from '../../matching/leading-record.ts';
import { isClosed } from '../finding-conditions.queries.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { flaw } from '../folded.queries.ts';

type Part = RawBuilder<unknown>;
type Kind = Pick<FindingFilter, 'withSuppressed' | 'open' | 'isFolded'>;

/**
 * `apart`: the components of projects `allowed`, with their identity, whose findings differ from those of the
 * identity. One of their findings is suppressed, attached by a person, or (if only open ones are listed)
 * closed by a decision. All others have every match of their identity or, if folded, every match that is not
 * a twin.
 */
export function apartTable({ withSuppressed, open, isFolded }: Kind): Part {
  const attached = sql`select o.project_id, o.component_id, c.identity_id from allowed w
    join component_match o on o.project_id = w.project_id
    join component c on c.project_id = o.project_id and c.component_id = o.component_id`;
  // Shown as all others, unless it makes another record of the flaw lead as well.
  const suppressed =
    withSuppressed && !isFolded
      ? sql``
      : sql`union select k.project_id, k.component_id, k.identity_id from allowed w
          join component_count k on k.project_id = w.project_id and k.suppressed > 0`;
  const closed = open
    ? sql`union select a.project_id, a.component_id, c.identity_id from allowed w
        join analysis a on a.project_id = w.project_id and ${isClosed}
        join component c on c.project_id = a.project_id and c.component_id = a.component_id`
    : sql``;
  return sql`apart as materialized (${attached} ${suppressed} ${closed})`;
}

/** The findings of the components `apart`, each that a list has; `leadsFlaw` says the same of a single one. */
export function findingsApart({ withSuppressed, open, isFolded }: Kind): Part {
  const place = isFolded
    ? sql`row_number() over (partition by f.component_id, ${flaw}, coalesce(a.suppressed, false) order by ${rankOrder('v')})`
    : sql`1`;
  const ofSuppressed = withSuppressed ? sql`true` : sql`not r.suppressed`;
  const isShown = open ? sql`${ofSuppressed} and not r.closed` : ofSuppressed;
  return sql`select r.project_id, r.component_id, r.identity_id, r.vuln_id, r.analyzer from (
      select f.*, coalesce(a.suppressed, false) as suppressed, coalesce(${isClosed}, false) as closed, ${place} as place
      from (
        select p.*, m.vuln_id, ${foundBy('m')} as analyzer
        from apart p join identity_match m on m.identity_id = p.identity_id
        union all
        select p.*, o.vuln_id, o.analyzer
        from apart p join component_match o on o.project_id = p.project_id and o.component_id = p.component_id
        where not exists (
          select 1 from identity_match m where m.identity_id = p.identity_id and m.vuln_id = o.vuln_id)) f
      join vuln v on v.vuln_id = f.vuln_id
      left join analysis a on a.project_id = f.project_id and a.component_id = f.component_id
        and a.vuln_id = f.vuln_id) r
    where r.place = 1 and ${isShown}`;
}
