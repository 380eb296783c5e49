import { refreshAttention } from '../../../server/src/features/attention/attention-refresh.service.ts';
import type { ConsoleServer } from './real-server.ts';

/** Counts what needs attention, as the server does by itself every minute. */
export async function countAttention({ server }: ConsoleServer): Promise<void> {
  await refreshAttention(server.db, new Date(), new AbortController().signal);
}
