import type { ApiKey } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { ApiKeyRow } from './api-key.queries.ts';
import { maskApiKey } from './api-key.ts';

/** @param key the whole key, known only when it has just been made */
export function viewApiKey(row: ApiKeyRow, key?: string): ApiKey {
  return {
    ...present('key', key),
    ...present('comment', row.comment),
    created: row.created_at.getTime(),
    ...present('lastUsed', row.last_used_at?.getTime()),
    maskedKey: maskApiKey(row.public_id),
    publicId: row.public_id,
    legacy: row.legacy,
  };
}
