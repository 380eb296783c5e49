import type { Permission } from '@waybill/api-contract';
import { administrationPlaces } from './administration-places.ts';
import type { Place } from './place.ts';
import { portfolioPlaces } from './portfolio-places.ts';
import { projectPlaces } from './project-places.ts';

/** Every action in the console and its place, by permission. */
export const places: readonly Place[] = [...portfolioPlaces, ...projectPlaces, ...administrationPlaces];

/** The entries of the sidebar, from top to bottom, and one of which permissions each needs. */
const sidebar: readonly (readonly [entry: string, ...anyOf: Permission[]])[] = [
  ['Dashboard', 'VIEW_PORTFOLIO'],
  ['Projects', 'VIEW_PORTFOLIO'],
  ['Components', 'VIEW_PORTFOLIO'],
  ['Services', 'VIEW_PORTFOLIO'],
  ['Vulnerabilities', 'VIEW_PORTFOLIO'],
  ['Licenses', 'VIEW_PORTFOLIO'],
  ['Tags', 'VIEW_PORTFOLIO'],
  ['Vulnerability audit', 'VIEW_VULNERABILITY'],
  ['Policy violations', 'VIEW_POLICY_VIOLATION'],
  ['Policies', 'POLICY_MANAGEMENT'],
  ['Administration', 'SYSTEM_CONFIGURATION', 'ACCESS_MANAGEMENT'],
];

/** The sidebar as a place that everybody is at. */
export const sidebarPlace: Place = { screen: '', path: '', needs: [], offers: entriesByPermission() };

function entriesByPermission(): NonNullable<Place['offers']> {
  const offers: Partial<Record<Permission, Record<string, 'nothing'>>> = {};
  for (const [entry, ...anyOf] of sidebar)
    for (const permission of anyOf) offers[permission] = { ...offers[permission], [entry]: 'nothing' };
  return offers;
}
