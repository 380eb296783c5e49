import { isUuid } from '../../../db/uuid.ts';

/** A finding as clients name it. */
export interface FindingRef {
  component: string;
  vulnerability: string;
}

/** Reads `<uuid of the component>:<uuid of the vulnerability>`. */
export function readFindingRef(text: string): FindingRef | undefined {
  const [component = '', vulnerability = '', ...more] = text.split(':');
  if (!isUuid(component) || !isUuid(vulnerability) || more.length > 0) return undefined;
  return { component, vulnerability };
}
