// Public to other features.
import type { Ticket } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { storableText } from '../../db/storable-text.ts';
import { present } from '../../http/present.ts';
import { insertTicket, listTicketsAbout, type NewTicket, type TicketRow } from './ticket.queries.ts';

export type { DueTicket, NewTicket, TicketAbout, TicketState } from './ticket.queries.ts';
export { deleteOrphanedTickets, hasTicket, listDueIssues, storeTicketStates } from './ticket.queries.ts';

/** The maximum number in a panel. */
const mostShown = 20;
/** A message about more things than these is about none of them. */
const mostAbout = 5_000;
const maxLength = 2_000;

/** The tracker's text, in a form that can be stored. */
function toldText(text: string): string {
  return storableText(text.slice(0, maxLength));
}

/** Remembers the ticket that a delivery made, once. */
export async function rememberTicket(db: Database, ticket: NewTicket, at: Date): Promise<void> {
  const { externalId, key, url, about, ...rest } = ticket;
  const stored = {
    ...rest,
    externalId: toldText(externalId),
    key: toldText(key),
    url: toldText(url),
    about: about.slice(0, mostAbout),
  };
  await inTransaction(db, (trx) => insertTicket(trx, stored, at));
}

/**
 * Tickets about a finding or a violation, the newest first.
 * @param things UUIDs of the violation, or of the vulnerability with the other records of its flaw
 */
export async function ticketsAbout(
  db: Database,
  project: string,
  component: string,
  things: readonly string[],
): Promise<Ticket[]> {
  return (await listTicketsAbout(db, project, component, things, mostShown)).map(viewTicket);
}

function viewTicket({ system, key, url, created_at, status, category, checked_at }: TicketRow): Ticket {
  return {
    system,
    key,
    url,
    created: created_at.getTime(),
    ...present('status', status),
    ...present('category', category),
    ...present('checked', checked_at?.getTime()),
  };
}
