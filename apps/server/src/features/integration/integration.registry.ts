import { defectDojo } from './defectdojo/defectdojo.integration.ts';
import { fortify } from './fortify/fortify.integration.ts';
import type { Integration } from './integration.ts';
import { kenna } from './kenna/kenna.integration.ts';

/** Everything that findings are uploaded to, in the order of the contract (§20). One line each. */
export const integrations: readonly Integration[] = [defectDojo, fortify, kenna];

export function findIntegration(id: string): Integration | undefined {
  return integrations.find((integration) => integration.id === id);
}
