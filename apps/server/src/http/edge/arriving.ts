import type { IncomingMessage } from 'node:http';

/** True if the client still owes a part of this request's body. */
export function isArriving(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return encoding !== undefined || Number(length ?? 0) > 0;
}
