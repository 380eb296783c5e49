import { isUuid } from '../../db/uuid.ts';

/** How requests name services. */
export const serviceRefs = { isRef: isUuid, rule: 'must be the uuid of a service' };

/** Room for a hundred thousand ids. */
export const roomForIds = { bodyLimit: 8 * 1024 * 1024 };
