/**
 * The lines that the server writes into audit trails. The console parses them with the same forms, so it can
 * show them in every language. Variable parts are in braces.
 */
export const trailForms = {
  state: 'Analysis: {from} → {to}',
  justification: 'Justification: {from} → {to}',
  response: 'Vendor Response: {from} → {to}',
  noDetails: 'Details:',
  details: 'Details: {details}',
  suppressed: 'Suppressed',
  unsuppressed: 'Unsuppressed',
  until: 'Until: {until}',
  noUntil: 'Until: no end',
  expired: 'Analysis ended, it was valid until {until}',
  violationState: '{from} → {to}',
  confirmed: 'Confirmed after a change of {reasons}',
  folded: 'Decided for all records of {vulnerability}',
  stated: 'Stated for {vulnerability}',
  undone: 'Bulk update undone',
  takenBack: 'Undone',
  carried: 'Carried from {origin}',
  rejected: 'Finding ended: rejected by {source} on {day} ({record})',
  withdrawn: 'Finding ended: withdrawn by {source} on {day} ({record})',
  narrowed: 'Finding ended: no longer affected according to {source} on {day} ({record})',
  unreported: 'Finding ended: no longer reported by {source} on {day}',
  reinstated: 'Finding reopened: reinstated by {source} on {day} ({record})',
  widened: 'Finding reopened: affected according to {source} on {day} ({record})',
  reported: 'Finding reopened: reported by {source} on {day}',
  severity: 'Severity: {from} → {to}, according to {source} on {day} ({record})',
} as const;

export type TrailForm = keyof typeof trailForms;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The variable parts of a line, by name in the form. */
export type TrailParts<Form extends TrailForm> = Readonly<Record<NamesIn<(typeof trailForms)[Form]>, string>>;

/** A parsed line: its form and the values for the braces. */
export type TrailLine = { [Form in TrailForm]: { form: Form; parts: TrailParts<Form> } }[TrailForm];

/** The day of a line whose source has no date. */
export const unknownDay = 'an unknown day';
/** The source of a line that a vulnerability of this installation causes. */
export const ownSource = 'an advisory of this installation';

const word = '[A-Z_]+';
const id = '\\S+';
const shapes: Readonly<Record<string, string>> = {
  from: word,
  to: word,
  reasons: '[A-Z]+(?:, [A-Z]+)*',
  vulnerability: id,
  record: id,
  until: '\\d{4}-\\d{2}-\\d{2}',
  day: `\\d{4}-\\d{2}-\\d{2}|${unknownDay}`,
};

/** The form in pieces: fixed text at even places, names of what differs between them. */
export function piecesOf(form: TrailForm): string[] {
  return trailForms[form].split(/[{}]/);
}

/** Writes a line. `trailLine('stated', { vulnerability: 'CVE-2026-1' })` is `Stated for CVE-2026-1`. */
export function trailLine<Form extends TrailForm>(form: Form, parts: TrailParts<Form>): string {
  const values: Readonly<Record<string, string>> = parts;
  return piecesOf(form)
    .map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? '')))
    .join('');
}

const patterns = Object.keys(trailForms).map((name) => {
  const form = name as TrailForm;
  const source = piecesOf(form)
    .map((piece, at) =>
      at % 2 === 0 ? piece.replace(/[()]/g, '\\$&') : `(?<${piece}>${shapes[piece] ?? '.+?'})`,
    )
    .join('');
  return { form, pattern: new RegExp(`^${source}$`, 's') };
});

/** Reads a line; undefined for what a person wrote. */
export function readTrailLine(line: string): TrailLine | undefined {
  for (const { form, pattern } of patterns) {
    const match = pattern.exec(line);
    // The groups are named as the parts of the form.
    if (match) return { form, parts: { ...match.groups } } as TrailLine;
  }
  return undefined;
}
