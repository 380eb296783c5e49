// Public to other features.
import type { Context } from '../../../feature.ts';
import type { Principal } from '../../../http/principal.ts';
import { noteApiKeyUse } from './api-key.queries.ts';

const writeEveryMs = 30_000;

/**
 * Writes when a key was last used: beside the request and at most every 30 seconds a key, so that a busy pipeline
 * does not turn each of its reads into a write.
 */
export function createKeyUseRecorder(context: Context): (principal: Principal) => void {
  const writtenAt = new Map<number, number>();
  return ({ apiKeyId }) => {
    if (apiKeyId === undefined) return;
    const now = context.now();
    if (now.getTime() - (writtenAt.get(apiKeyId) ?? 0) < writeEveryMs) return;
    writtenAt.set(apiKeyId, now.getTime());
    noteApiKeyUse(context.db, apiKeyId, now).catch((error) => {
      context.log.warn({ err: error, apiKeyId }, 'the last use of an API key was not written');
    });
  };
}
