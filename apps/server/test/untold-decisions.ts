import { readTrailLine } from '@waybill/api-contract';
import { type Database, rowsOf, sql } from '../src/db/database.ts';

/** A decision as it stands, and what its trail says in its order. */
interface Decision {
  key: string;
  state: string;
  justification: string;
  response: string;
  details: string | null;
  suppressed: boolean;
  until: string | null;
  lines: string[];
}

/**
 * Decisions about findings and violations whose trail does not tell how they came to be: each change of a member has exactly one
 * line that says from what to what, and nothing else has one. To be called when all that a test did is done.
 */
export async function untoldDecisions(db: Database): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<Decision>`
      select 'finding ' || a.project_id || '/' || a.component_id || '/' || v.ext_id as key, a.state, a.justification,
        a.response, a.details, a.suppressed, a.until::text as until,
        array(select c.comment from analysis_comment c where c.project_id = a.project_id
          and c.component_id = a.component_id and c.vuln_id = a.vuln_id order by c.comment_id) as lines
      from analysis a join vuln v on v.vuln_id = a.vuln_id
      union all
      select 'violation ' || a.project_id || '/' || a.component_id || '/' || a.condition_id, a.state, 'NOT_SET', 'NOT_SET',
        null, a.suppressed, null,
        array(select c.comment from violation_comment c where c.project_id = a.project_id
          and c.component_id = a.component_id and c.condition_id = a.condition_id order by c.comment_id)
      from violation_analysis a`,
  );
  return rows.flatMap((row) => faultOf(row) ?? []);
}

function faultOf({ key, lines, ...stored }: Decision): string | undefined {
  const told: Record<string, string> = {
    state: 'NOT_SET',
    justification: 'NOT_SET',
    response: 'NOT_SET',
    details: '',
    suppressed: 'false',
    until: '',
  };
  for (const text of lines) {
    const change = changeIn(text);
    if (!change) continue;
    const { member, from, to } = change;
    if (told[member] === to) return `${key}: "${text}" changes nothing`;
    if (from !== undefined && told[member] !== from) return `${key}: "${text}" after ${told[member]}`;
    told[member] = to;
  }
  const stands: Record<string, string> = {
    ...stored,
    details: (stored.details ?? '').trimEnd(),
    suppressed: String(stored.suppressed),
    until: stored.until ?? '',
  };
  const differing = Object.keys(told).filter((member) => told[member] !== stands[member]);
  return differing.length === 0
    ? undefined
    : `${key}: ${differing.map((member) => `${member} is ${stands[member]}, told ${told[member]}`).join(', ')}`;
}

function changeIn(text: string): { member: string; from?: string; to: string } | undefined {
  const line = readTrailLine(text);
  switch (line?.form) {
    case 'state':
    case 'justification':
    case 'response':
      return { member: line.form, ...line.parts };
    case 'violationState':
      return { member: 'state', ...line.parts };
    case 'details':
      return { member: 'details', to: line.parts.details };
    case 'noDetails':
      return { member: 'details', to: '' };
    case 'until':
      return { member: 'until', to: line.parts.until };
    case 'noUntil':
      return { member: 'until', to: '' };
    case 'suppressed':
    case 'unsuppressed':
      return { member: 'suppressed', to: String(line.form === 'suppressed') };
    default:
      return undefined;
  }
}
