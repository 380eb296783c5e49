import type { ConnectionCode, ConnectionStep, ConnectionTestStep } from '@waybill/api-contract';
import type { OutgoingRequest } from './outgoing.ts';

/**
 * How a probe proves who asks: `NONE` nobody needs to; `SENT` it does; `MISSING` it ought to and cannot; `WITHHELD` what is stored
 * was stored for another host; `UNREADABLE` what is stored cannot be decrypted.
 */
export type ProbeAccount = 'NONE' | 'SENT' | 'MISSING' | 'WITHHELD' | 'UNREADABLE';

/** The beginning of an answer, unpacked. */
export interface ProbeAnswer {
  readonly status: number;
  header(name: string): string | undefined;
  readonly text: string;
  /** True if nothing comes after the text. */
  readonly isWhole: boolean;
}

/** The error, and the step where it happened. */
export interface ConnectionFailure {
  step: ConnectionStep;
  code: ConnectionCode;
  facts?: ConnectionFacts;
}

/** Further facts of a step. */
export type ConnectionFacts = Pick<ConnectionTestStep, 'status' | 'remaining' | 'limit' | 'resetAt'>;

/** A request that succeeds where the address is right and the account is taken. It must not change anything. */
export interface Probe extends Pick<OutgoingRequest, 'url' | 'method' | 'headers' | 'body' | 'pace'> {
  account: ProbeAccount;
  /** Where there are several accounts, the request of each, its credentials and its pace; each is tried. */
  accounts?: readonly Pick<OutgoingRequest, 'headers' | 'pace'>[];
  /** True if an answer that is no error is what the service sends. */
  isExpected(answer: ProbeAnswer): boolean;
  /** Trouble that this service tells in its own way; undefined where the status says it all. */
  findTrouble?(answer: ProbeAnswer): ConnectionFailure | undefined;
  /** Reads this service's limits beyond the common headers. */
  readRate?(answer: ProbeAnswer): ConnectionFacts | undefined;
  /**
   * A package that is asked for as an example may be missing where everything is in order. `DATA`: the service says so in data, and
   * a page for people comes from somebody else; `PAGE`: it sends a page itself.
   */
  mayLackExample?: 'DATA' | 'PAGE';
}

/** There is no address to be asked. */
export class AddressProblem extends Error {
  override readonly name = 'AddressProblem';
  readonly code: 'NO_ADDRESS' | 'INVALID_ADDRESS';

  constructor(code: 'NO_ADDRESS' | 'INVALID_ADDRESS') {
    super(code);
    this.code = code;
  }
}

/** An address that somebody has typed. @throws AddressProblem */
export function addressOf(text: string | undefined): URL {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') throw new AddressProblem('NO_ADDRESS');
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  throw new AddressProblem('INVALID_ADDRESS');
}

/** True if a text is JSON, or begins like JSON if it is cut off. */
export function looksLikeJson({ text, isWhole }: ProbeAnswer): boolean {
  return isWhole ? parseAnswer({ text }) !== undefined : /^\s*[[{]/.test(text);
}

/** An answer as JSON; undefined when it is none. */
export function parseAnswer({ text }: Pick<ProbeAnswer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
