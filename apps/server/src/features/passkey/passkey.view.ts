import type { Passkey, PasskeyReference } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { PasskeyRow } from './passkey.queries.ts';

export function viewPasskey(row: PasskeyRow): Passkey {
  return {
    uuid: row.uuid,
    name: row.name,
    created: row.created_at.getTime(),
    ...present('lastUsed', row.last_used_at?.getTime()),
    isBackedUp: row.backed_up,
    rpId: row.rp_id,
  };
}

export function viewReference({ credential_id: id, transports }: PasskeyRow): PasskeyReference {
  return { credentialId: id.toString('base64url'), transports };
}
