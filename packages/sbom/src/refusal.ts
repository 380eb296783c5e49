/** One broken rule: where (`$.components[3].scope`, `/bom/components/component[4]/scope`) and what is wrong. */
export interface Violation {
  path: string;
  message: string;
}

/**
 * Why a document was not taken. `violations` is empty when it could not be judged by a schema at all (not JSON or
 * XML, unknown version, nested too deep …); then `detail` says what is the matter.
 */
export interface Refusal {
  ok: false;
  title: string;
  detail: string;
  violations: Violation[];
}

/** Most violations that are reported. */
export const MAX_VIOLATIONS = 200;

const TITLE = 'The uploaded BOM is invalid';

/** A refusal that names no place in the document. */
export function refuse(detail: string): Refusal {
  return { ok: false, title: TITLE, detail, violations: [] };
}

/** A refusal by schema. */
export function refuseWith(violations: Violation[]): Refusal {
  return { ok: false, title: TITLE, detail: 'Schema validation failed', violations };
}

/** Thrown inside the readers to leave a deep stack; every entry point turns it into its refusal. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(detail: string) {
    super(detail);
    this.refusal = refuse(detail);
  }
}

/** Turns what a reader threw into a refusal; a bug stays thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  // Readers and checkers go down one stack frame per level.
  if (error instanceof RangeError) return refuse('The document is nested too deeply');
  throw error;
}
