import type { Context } from '../../../feature.ts';
import type { PublisherKind } from '../publisher/publisher-kinds.ts';
import type { PublisherConfig } from '../rule/publisher-config.ts';
import type { OwedRow, SendingRule } from './delivery.queries.ts';

/** The input of a publisher for one message. */
export interface Publication {
  readonly rule: SendingRule;
  readonly kind: PublisherKind;
  readonly config: PublisherConfig;
  readonly owed: OwedRow;
  readonly signal: AbortSignal;
  /** Renders the template; narrowed to what somebody may see where a set of projects is given. @throws Undeliverable */
  render(narrowed?: OwedRow['subject']): Promise<string>;
  /** The subject line of a mail, by the template of the rule where it has one. @throws Undeliverable */
  renderTitle(narrowed?: OwedRow['subject']): Promise<string>;
}

/** Sends a message. @throws Undeliverable, NotNow, and any other error for what may work later */
export type Publish = (context: Context, publication: Publication) => Promise<void>;

/** No other try would help; the message is the reason as people read it. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** It did not work; another try may. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
  /** The time the destination asks to wait. */
  readonly afterMs: number | undefined;
  /** False where nothing was sent. */
  readonly isTried: boolean;

  constructor(message: string, options: { afterMs?: number | undefined; isTried?: boolean } = {}) {
    super(message);
    this.afterMs = options.afterMs;
    this.isTried = options.isTried ?? true;
  }
}
