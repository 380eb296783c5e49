import type { Endpoints, Permission } from '@waybill/api-contract';
import type { Things } from './world.ts';

/** Controls by name, each with what it asks of the server; what only leads on to something else asks nothing. */
type Controls = Readonly<Record<string, Call>>;
export type Call = keyof Endpoints | 'nothing';

/** An address of a screen: who may see it, and what can be used there by whom. */
export interface Place {
  /** The screen, by its id in the router without the `/screen` that they all begin with. */
  screen: string;
  /** The address; `{project}` and the like are things of the world. */
  path: string;
  /** The button whose menu is opened there. */
  menu?: string;
  /** A row is selected, where rows can be. */
  selects?: true;
  /** All these permissions are needed; VIEW_PORTFOLIO alone when absent. */
  needs?: readonly Permission[];
  /** Or else all of these. */
  orNeeds?: readonly Permission[];
  /**
   * The usable controls, by one or two additional permissions; `anybody` means everyone who may see the
   * place.
   */
  offers?: { readonly [permission in Permission | `${Permission}+${Permission}` | 'anybody']?: Controls };
}

/** The part of the page that a place is about: what is open upon the page, where its address or a menu opens something. */
export function partOf({ path, menu }: Place): string {
  if (menu) return '[role=menu]';
  return /[?&](dialog|add)=/.test(path) ? '[role=dialog]' : 'main, [role=dialog]';
}

/** The address of a place in the world. */
export function addressOf({ path }: Place, things: Things): string {
  return path.replace(/\{(\w+)\}/g, (_, name: keyof Things) => things[name]);
}

export function isOpenTo(place: Place, held: ReadonlySet<Permission>): boolean {
  const { needs = ['VIEW_PORTFOLIO'], orNeeds } = place;
  const holdsAll = (all: readonly Permission[]) => all.every((each) => held.has(each));
  return holdsAll(needs) || (orNeeds !== undefined && holdsAll(orNeeds));
}

/** The controls that this user can use at a visible place, by name. */
function usableBy({ offers = {} }: Place, held: ReadonlySet<Permission>): Map<string, Call> {
  const mine = Object.entries(offers).filter(
    ([who]) => who === 'anybody' || who.split('+').every((each) => [...held].some((one) => one === each)),
  );
  return new Map(mine.flatMap(([, controls]) => Object.entries(controls)));
}

export function offeredTo(place: Place, held: ReadonlySet<Permission>): string[] {
  return [...usableBy(place, held).keys()].sort();
}

/** The server calls of the controls that this user can use. */
export function callsOf(place: Place, held: ReadonlySet<Permission>): (keyof Endpoints)[] {
  return [...usableBy(place, held).values()].filter((call) => call !== 'nothing');
}
