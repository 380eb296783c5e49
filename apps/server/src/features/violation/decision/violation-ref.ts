import { isUuid } from '../../../db/uuid.ts';

/** A violation as clients name it. */
export interface ViolationRef {
  readonly component: string;
  readonly violation: string;
}

/** Reads `<uuid of the component>:<uuid of the violation>`. */
export function readViolationRef(text: string): ViolationRef | undefined {
  const [component = '', violation = '', ...more] = text.split(':');
  if (!isUuid(component) || !isUuid(violation) || more.length > 0) return undefined;
  return { component, violation };
}
