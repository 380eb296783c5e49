import type { Bom, Component, LicenseEntry, Service } from '../model.ts';
import type { Violation } from '../refusal.ts';
import { MAX_VIOLATIONS } from '../refusal.ts';
import type { LongList } from './long-lists.ts';

/** Checks a document as it is read. */
export interface ProtobufJudge {
  /** Takes the next items of a list. */
  part(list: LongList, items: readonly unknown[]): void;
  /** Takes what is left of the document; what is wrong with it, an empty list when it holds. */
  rest(bom: Bom): Violation[];
}

/**
 * Makes a judge of what a Protocol Buffers document must have and its description cannot demand: names of components
 * and services, and an id or a name for each license.
 */
export function createProtobufJudge(): ProtobufJudge {
  const violations: Violation[] = [];
  const counts = { components: 0, services: 0 };
  const judge: ProtobufJudge = {
    part(list, items) {
      if (violations.length >= MAX_VIOLATIONS) return;
      // The reader gives the items of the list that it names.
      if (list === 'components') judgeComponents(items as Component[], list, violations, counts[list]);
      else if (list === 'services') judgeServices(items as Service[], list, violations, counts[list]);
      else return;
      counts[list] += items.length;
    },
    rest({ metadata, components, services }) {
      const subject = metadata?.component;
      if (subject !== undefined) judgeComponents([subject], 'metadata.component', violations);
      judgeLicenses(metadata?.licenses, 'metadata', violations);
      judge.part('components', components);
      judge.part('services', services);
      return violations.slice(0, MAX_VIOLATIONS);
    },
  };
  return judge;
}

function judgeComponents(
  components: readonly Component[],
  path: string,
  violations: Violation[],
  first = 0,
): void {
  for (const [index, component] of components.entries()) {
    const place = `${path}[${first + index}]`;
    judgeName(component.name, place, violations);
    judgeLicenses(component.licenses, place, violations);
    judgeLicenses(component.evidence?.licenses, `${place}.evidence`, violations);
    judgeComponents(component.components ?? [], `${place}.components`, violations);
  }
}

function judgeServices(services: readonly Service[], path: string, violations: Violation[], first = 0): void {
  for (const [index, service] of services.entries()) {
    const place = `${path}[${first + index}]`;
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
