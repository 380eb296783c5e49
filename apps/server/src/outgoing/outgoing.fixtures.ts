import type { OutgoingConfig } from '../config/outgoing-config.ts';
import type { AddressPolicy } from './address/address-policy.ts';
import { createOutgoing, type Outgoing } from './outgoing.ts';
import { noTurns } from './turns.ts';

/** No proxy, no authority, no contact. */
export const plainOutgoingConfig: OutgoingConfig = {
  httpProxy: undefined,
  httpsProxy: undefined,
  noProxy: '',
  ca: undefined,
  contact: undefined,
  allowedHosts: undefined,
  offline: false,
};

/** A client for tests, without a database. */
export function testOutgoing(
  config: Partial<OutgoingConfig> = {},
  silenceMs = 60_000,
  policy?: AddressPolicy,
): Outgoing {
  return createOutgoing({
    config: { ...plainOutgoingConfig, ...config },
    turns: noTurns,
    now: () => new Date(),
    silenceMs,
    ...(policy ? { policy } : {}),
  });
}
