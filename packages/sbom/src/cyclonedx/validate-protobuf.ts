import type { Bom, Component, LicenseEntry, Service } from '../model.ts';
import type { Violation } from '../refusal.ts';
import { MAX_VIOLATIONS } from '../refusal.ts';

/**
 * Checks what a Protocol Buffers document must have and its description cannot demand: names of components and
 * services, and an id or a name for each licence. An empty list means that it holds.
 */
export function validateProtobuf(bom: Bom): Violation[] {
  const violations: Violation[] = [];
  const subject = bom.metadata?.component;
  if (subject !== undefined) judgeComponents([subject], 'metadata.component', violations);
  judgeLicenses(bom.metadata?.licenses, 'metadata', violations);
  judgeComponents(bom.components, 'components', violations);
  judgeServices(bom.services, 'services', violations);
  return violations.slice(0, MAX_VIOLATIONS);
}

function judgeComponents(components: readonly Component[], path: string, violations: Violation[]): void {
  for (const [index, component] of components.entries()) {
    const place = `${path}[${index}]`;
    judgeName(component.name, place, violations);
    judgeLicenses(component.licenses, place, violations);
    judgeLicenses(component.evidence?.licenses, `${place}.evidence`, violations);
    judgeComponents(component.components ?? [], `${place}.components`, violations);
  }
}

function judgeServices(services: readonly Service[], path: string, violations: Violation[]): void {
  for (const [index, service] of services.entries()) {
    const place = `${path}[${index}]`;
    judgeName(service.name, place, violations);
    judgeLicenses(service.licenses, place, violations);
    judgeServices(service.services ?? [], `${place}.services`, violations);
  }
}

function judgeName(name: string, place: string, violations: Violation[]): void {
  if (name === '') violations.push({ path: place, message: 'member "name" is missing' });
}

function judgeLicenses(
  licenses: readonly LicenseEntry[] | undefined,
  place: string,
  violations: Violation[],
): void {
  for (const [index, { id, name, expression }] of (licenses ?? []).entries()) {
    if (id === undefined && name === undefined && expression === undefined) {
      violations.push({
        path: `${place}.licenses[${index}]`,
        message: 'has neither id nor name nor expression',
      });
    }
  }
}
