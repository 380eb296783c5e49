import { getClaims } from '../../lib/session.ts';
import type { Decision } from './analysis.data.ts';

/** What somebody enters about a finding. */
export type DecisionEntry = Decision & { comment: string };

/** What could not be saved after its finding was left, by user and finding: it is there again when the finding is opened. */
const unsaved = new Map<string, Partial<DecisionEntry>>();

function ownKey(finding: string): string {
  return `${getClaims()?.username} ${finding}`;
}

export function keepUnsaved(finding: string, entry: Partial<DecisionEntry>): void {
  unsaved.set(ownKey(finding), entry);
}

export function takeUnsaved(finding: string): Partial<DecisionEntry> | undefined {
  const entry = unsaved.get(ownKey(finding));
  unsaved.delete(ownKey(finding));
  return entry;
}

let last: { username: string | undefined; entry: DecisionEntry } | undefined;

/** What the user has decided last in this tab, to decide the same again. */
export function lastDecision(): DecisionEntry | undefined {
  return last?.username === getClaims()?.username ? last?.entry : undefined;
}

export function rememberDecision(entry: DecisionEntry): void {
  last = { username: getClaims()?.username, entry };
}
