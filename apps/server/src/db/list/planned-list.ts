import type { RawBuilder } from 'kysely';
import { all } from '../all.ts';
import type { Database } from '../database.ts';
import { isAllowed } from './allowed.ts';
import { type ArmedList, type CountedSide, countUpTo, type ListArm, readArms } from './arms.ts';
import {
  estimatedNumber,
  estimatedTotal,
  estimateOnce,
  estimateShare,
  type ListTotal,
  type Sample,
  toldTotal,
} from './estimate.ts';
import { type ListPage, type Page, readOneWay } from './page.ts';

type Part = RawBuilder<unknown>;

/** Rows of a list by something that leaves few of them, such as a decision. */
export interface Side extends Pick<CountedSide, 'latest'> {
  /** All tables that a list asks for. */
  readonly from: Part;
  /** The condition that leaves few. */
  readonly where: Part;
  /** The tables of `where` alone, by which its rows are counted. */
  readonly bare?: Part;
}

/** Something that may leave few rows. */
export interface Candidate {
  /** Undefined where the filter does not ask for it, or where it leaves many. */
  sides(): readonly Side[] | undefined | Promise<readonly Side[] | undefined>;
  /** The number of rows that are few; `Infinity` where they have been counted. */
  readonly most?: number;
}

/** The parts of a list over all projects, once its filter and order are known. */
export interface ListToPlan {
  /** The projects that are meant, as a condition on `p`; undefined: all. */
  readonly allowed: Part | undefined;
  /** The rows of the projects `allowed`. They are few by their counters, or by being counted here. */
  readonly ofProjects: Side;
  areFew?(most: number): boolean | Promise<boolean>;
  /** In the order in which they are asked. */
  readonly candidates: readonly Candidate[];
  /** The rows of a side, in an order that this side does not have. */
  armsOf(side: Side): readonly ListArm[];
  /** All rows, from the tables that give them in the order; undefined where none has it. */
  inOrder(): readonly ListArm[] | undefined | Promise<readonly ListArm[] | undefined>;
}

/** How a page of a list over all projects is read. */
export interface ListPlan {
  readonly allowed: Part | undefined;
  readonly arms: readonly ListArm[];
  /** All rows are read, sorted, and counted: those of `sides`. Otherwise a page is looked for in its order. */
  readonly isGathered: boolean;
  readonly sides?: readonly Side[];
}

/** Up to so many rows are gathered. */
const usuallyGathered = 20_000;

/**
 * Chooses where reading begins: with whatever leaves few rows. If nothing does, rows that fit are frequent in any order, and they
 * are read in the order of the page.
 */
export async function planList(
  db: Database,
  list: ListToPlan,
  gathered: number = usuallyGathered,
): Promise<ListPlan> {
  const { allowed } = list;
  const sides = await fewestFirst(db, list, gathered);
  const inOrder = sides ? undefined : await list.inOrder();
  if (inOrder) return { allowed, arms: inOrder, isGathered: false };
  const read = sides ?? [list.ofProjects];
  return { allowed, arms: read.flatMap((side) => list.armsOf(side)), isGathered: true, sides: read };
}

async function fewestFirst(
  db: Database,
  { allowed, ofProjects, areFew, candidates }: ListToPlan,
  gathered: number,
): Promise<readonly Side[] | undefined> {
  const isOfFew = areFew ? await areFew(gathered) : await areFewOn(db, allowed, [ofProjects], gathered);
  if (isOfFew) return [ofProjects];
  for (const candidate of candidates) {
    const sides = await candidate.sides();
    const { most = gathered } = candidate;
    if (sides && (most === Infinity || (await areFewOn(db, allowed, sides, most)))) return sides;
  }
  return undefined;
}

/** True if at most so many rows are on some sides. */
export async function areFewOn(
  db: Database,
  allowed: Part | undefined,
  sides: readonly Side[],
  most: number = usuallyGathered,
): Promise<boolean> {
  const counted = sides.map(({ from, bare = from, ...side }) => ({ ...side, from: bare }));
  return (await countUpTo(db, allowed, counted, most + 1)) <= most;
}

/** The condition of a list: on its projects, where not all are meant, and on everything else. */
export function inAllowed(allowed: Part | undefined, projectId: Part, conditions: readonly Part[]): Part {
  return all([...(allowed ? [isAllowed(projectId)] : []), ...conditions]);
}

/** However many rows are asked for: nobody needs all of a portfolio at once. */
const mostAtOnce = 10_000;

/** The total of a list, for pages that do not tell it. */
export interface PlannedTotal {
  /** The number of rows, where counters or an index have it. */
  count(): Promise<ListTotal | undefined>;
  /** Otherwise it is guessed: the share of rows that fit, in a part of all there are. */
  readonly sample: Sample & { readonly where: Part };
}

/** A page of keys, with a total that may be a guess. */
export type PlannedPage<Key> = ListPage<Key> & Pick<ListTotal, 'isEstimated'>;

/** Reads a page of a planned list: the rows' keys, and how many rows there are. */
export async function readPlanned<Key>(
  db: Database,
  page: Page,
  list: Pick<ListPlan, 'arms' | 'isGathered'> & Omit<ArmedList<Key>, 'arms' | 'isGathered'>,
  { count, sample }: PlannedTotal,
): Promise<PlannedPage<Key>> {
  const limited = { ...page, limit: Math.min(page.limit ?? mostAtOnce, mostAtOnce) };
  const read = await readArms(db, limited, list);
  const estimate = async () => {
    const { share, stored } = await estimateShare(db, list.allowed, sample, sample.where);
    return estimatedNumber(share, stored);
  };
  const total =
    toldTotal(limited, read) ??
    (await count()) ??
    estimatedTotal(await estimateOnce(db, JSON.stringify(list.name), estimate), limited, read);
  return { rows: read.rows, next: read.next, ...total };
}

/** Rows further down are counted off faster where all of them are read. */
const walkedTo = 1_000;

/** True if a page is so near to the beginning of its list that it can be read in order up to its end. */
export function isNear(page: Page): page is Page & { limit: number } {
  const { limit, offset, cursor } = page;
  return limit !== undefined && (cursor !== undefined || offset + limit <= walkedTo);
}

/**
 * A page of a list that is usually read another way, read in its order until it is full.
 * @param all the number of rows on all pages
 * @returns undefined for a cursor of the other way
 */
export async function walkPage<Key>(
  db: Database,
  page: Page & { limit: number },
  list: Omit<ArmedList<Key>, 'isGathered' | 'allowed'> & Partial<Pick<ArmedList<Key>, 'allowed'>>,
  all: { readonly total: number } | { readonly estimate: Promise<number> },
): Promise<PlannedPage<Key> | undefined> {
  const read = await readOneWay(readArms(db, page, { allowed: undefined, ...list, isGathered: false }));
  if (!read) return undefined;
  const total =
    toldTotal(page, read) ?? ('total' in all ? all : estimatedTotal(await all.estimate, page, read));
  return { rows: read.rows, next: read.next, ...total };
}
