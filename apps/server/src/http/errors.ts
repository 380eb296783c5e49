/** One thing that was wrong with an input, and where. */
export interface Violation {
  path: string;
  message: string;
}

export interface AppErrorOptions {
  status: number;
  /** Short, constant for the code. */
  title: string;
  /** A sentence about this occurrence, with the value. */
  detail?: string;
  violations?: readonly Violation[];
  /** Further members of the problem document. */
  extra?: Readonly<Record<string, unknown>>;
  /** `text` where the contract has a plain sentence, else a problem document. */
  as?: 'problem' | 'text' | 'empty';
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/**
 * A broken rule that is reported to the caller. Anything else that is thrown is a bug: it is logged and
 * answered with 500.
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly violations: readonly Violation[];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly as: 'problem' | 'text' | 'empty';
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: string, options: AppErrorOptions) {
    super(options.detail ?? options.title, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status;
    this.title = options.title;
    this.violations = options.violations ?? [];
    this.extra = options.extra ?? {};
    this.as = options.as ?? 'problem';
    this.headers = options.headers ?? {};
  }
}

/**
 * The contract's plain-sentence answers (contract §1.3): the status is the contract, the words are for humans. They
 * carry the content type of what was asked for, as the contract's first implementation sends it: JSON unless said
 * otherwise by `content-type` of the headers.
 */
export function textError(code: string, status: number, sentence: string): AppError {
  return new AppError(code, { status, title: sentence, as: 'text' });
}

export const notFound = (what: string): AppError =>
  textError('not_found', 404, `The ${what} could not be found.`);
export const forbidden = (what: string): AppError =>
  textError('forbidden', 403, `Access to the specified ${what} is forbidden`);

/**
 * Something that is there and that the caller does not see: a 403 as the contract has it (contract §2). Below /api/waybill it
 * is answered like what is not there, so that nobody learns of it.
 */
export class HiddenError extends AppError {
  /** How the answer is when there is none. */
  readonly absent: AppError;

  /** @param missing what is said not to be found when there is none, where that is another thing */
  constructor(what: string, missing = what) {
    const title = `Access to the specified ${what} is forbidden`;
    super('forbidden', { status: 403, title, as: 'text' });
    this.absent = notFound(missing);
  }
}

/** A field of a request body or parameter that broke a rule: the contract's array of validation errors. */
export class ValidationError extends Error {
  readonly status = 400;
  readonly errors: readonly ContractViolation[];
  constructor(errors: readonly ContractViolation[]) {
    super(errors[0]?.message ?? 'Invalid input');
    this.name = 'ValidationError';
    this.errors = errors;
  }
}

/** Contract model `ValidationError`. */
export interface ContractViolation {
  message: string;
  messageTemplate: string;
  path: string;
  /** Undefined: what the body has at the path. */
  invalidValue: unknown;
}

/** A body that could not be read as the contract's types say: a date that is none, a UUID that is none (contract §1.2). */
export function unreadable(detail: string): AppError {
  return new AppError('request.unreadable', {
    status: 400,
    title: 'The provided input could not be read',
    detail,
  });
}

/** An input the contract answers with the 400 problem `Illegal argument provided` (contract §26.1). */
export function illegalArgument(detail: string, violations: readonly Violation[] = []): AppError {
  const title = 'Illegal argument provided';
  return new AppError('illegal_argument', { status: 400, title, detail, violations });
}

export function violation(path: string, message: string, invalidValue?: unknown): ContractViolation {
  return { message, messageTemplate: message, path, invalidValue };
}
