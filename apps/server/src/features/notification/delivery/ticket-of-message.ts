import type { TicketSystem } from '@waybill/api-contract';
import type { Context } from '../../../feature.ts';
import { hasTicket, rememberTicket, type TicketAbout } from '../../ticket/ticket.service.ts';
import type { Subject } from '../event/subject.ts';
import type { OwedRow } from './delivery.queries.ts';

/** True if a message made a ticket in an earlier try, of which nobody noted that it went well. */
export async function madeTicket({ db }: Context, { uuid }: OwedRow): Promise<boolean> {
  return hasTicket(db, uuid);
}

/** An issue that a message made. */
interface MadeIssue {
  readonly id: string;
  readonly key: string;
  readonly url: string;
}

/** Remembers the issue of a message, so that it is shown at what it is about. A test is about nothing. */
export async function rememberIssue(
  { db, now }: Context,
  { uuid, rule_id: ruleId, subject, is_test }: OwedRow,
  system: TicketSystem,
  { id, key, url }: MadeIssue,
): Promise<void> {
  const about = is_test ? [] : ticketAbout(subject);
  await rememberTicket(db, { delivery: uuid, ruleId, system, externalId: id, key, url, about }, now());
}

/** The findings and violations that a message tells of. */
function ticketAbout(subject: Subject | null): TicketAbout[] {
  switch (subject?.kind) {
    case 'vulnerability':
    case 'finding-audit':
      return about(subject.component.project.uuid, subject.component.uuid, [subject.vulnerability.uuid]);
    case 'dependency':
      return about(
        subject.component.project.uuid,
        subject.component.uuid,
        subject.vulnerabilities.map(({ uuid }) => uuid),
      );
    case 'violation':
    case 'violation-audit':
      return about(subject.component.project.uuid, subject.component.uuid, [subject.policyViolation.uuid]);
    case 'finding-summary':
      return subject.projects.flatMap(({ project, findings }) =>
        findings.flatMap(({ component, vulnerability }) =>
          about(project.uuid, component.uuid, [vulnerability.uuid]),
        ),
      );
    case 'violation-summary':
      return subject.projects.flatMap(({ project, violations }) =>
        violations.flatMap(({ component, violation }) =>
          about(project.uuid, component.uuid, [violation.uuid]),
        ),
      );
    default:
      return [];
  }
}

function about(project: string | undefined, component: string, things: readonly string[]): TicketAbout[] {
  return project === undefined ? [] : things.map((thing) => ({ project, component, thing }));
}
