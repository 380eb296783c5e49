import type { TicketFilter } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';

/** A ticket counts as to be done until its tracker says something else. */
const category = sql`coalesce(t.category, 'TODO')`;

/**
 * Findings with a ticket, as a select of `component_uuid` and `vuln_id`: of a flaw, with all of its records, as a finding shows those of
 * all of them. There are far fewer tickets than findings, so that they are gathered once for a statement.
 * @param words `ANY`, or what tickets come to
 */
function ticketed(words: readonly TicketFilter[]): RawBuilder<unknown> {
  const isMeant = words.includes('ANY') ? sql`true` : sql`${category} = any(${words}::text[])`;
  return sql`select b.component_uuid, g.vuln_id
    from notification_ticket t join notification_ticket_about b on b.ticket_id = t.ticket_id
    join vuln o on o.uuid = b.about_uuid
    cross join lateral (select o.vuln_id union select g.vuln_id from vuln g where g.alias_group = o.alias_group) g
    where ${isMeant}`;
}

/**
 * True if a finding has one of the tickets in a filter, or none.
 * @param component the UUID of its component
 * @param vuln the number of its vulnerability
 */
export function hasTicket(
  words: readonly TicketFilter[],
  component: RawBuilder<unknown>,
  vuln: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isIn = (those: readonly TicketFilter[]) => sql`(${component}, ${vuln}) in (${ticketed(those)})`;
  const named = words.filter((word) => word !== 'NONE');
  const parts = [
    ...(named.length > 0 ? [isIn(named)] : []),
    ...(words.includes('NONE') ? [sql`not ${isIn(['ANY'])}`] : []),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** Components `c` and the vulnerabilities `k` of which they have a ticket; undefined where a filter means others, too. */
export function ticketedComponents(words: readonly TicketFilter[]): RawBuilder<unknown> | undefined {
  if (words.length === 0 || words.includes('NONE')) return undefined;
  return sql`(select distinct component_uuid, vuln_id from (${ticketed(words)}) k) k
    join component c on c.uuid = k.component_uuid`;
}
