// Public to other features.
import type { BulkSelectionInput, Permission } from '@waybill/api-contract';
import { isUuid } from '../../db/uuid.ts';
import { AppError, ValidationError, violation } from '../../http/errors.ts';
import { actingBy, mayAccess, type Principal } from '../../http/principal.ts';
import type { BulkSelection } from './bulk.service.ts';

/** The form of a ref. */
interface RefForm {
  readonly isRef: (text: string) => boolean;
  /** Such as `must be a uuid`. */
  readonly rule: string;
}

/**
 * The things that a request is about.
 * @param listedBy the permission of the list: how many a filter leaves tells about what is listed
 * @throws 400 for ids that are none, 403 for a filter over what the caller may not list
 */
export function readSelection(
  { kind, ids, excluded }: BulkSelectionInput,
  form: RefForm,
  listedBy: Permission,
  caller: Principal,
): BulkSelection {
  if (kind === 'filter') {
    if (!mayAccess(listedBy, caller)) throw notListed(listedBy);
    return { kind, excluded: excluded ?? [] };
  }
  if (!ids?.length) throw new ValidationError([violation('selection.ids', 'must not be empty')]);
  checkRefs('ids', ids, form);
  return { kind, ids: ids.map((id) => id.toLowerCase()) };
}

/** Groups by their ids, or all but those. */
export interface SelectedGroups<By> {
  readonly by: By;
  readonly ids: readonly string[];
  readonly areExcluded: boolean;
}

interface GroupedSelection<By> {
  readonly selection: BulkSelection;
  readonly groups: SelectedGroups<By> | undefined;
  /** The caller as far as a filter may choose: only what they may list. */
  readonly chooser: Principal;
}

const groupForm = { isRef: isUuid, rule: 'must be the id of a group' };

/**
 * Likewise where ids may be those of groups. Groups are what the filter leaves of them, which only who may list them learns.
 * @param by what the ids are grouped by; undefined: they are those of things
 */
export function readGroupedSelection<By>(
  input: BulkSelectionInput,
  by: By | undefined,
  form: RefForm,
  listedBy: Permission,
  caller: Principal,
): GroupedSelection<By> {
  const given = readSelection(input, by ? groupForm : form, listedBy, caller);
  const chooser = (given.kind === 'filter' || by ? actingBy(caller, listedBy) : caller) ?? caller;
  if (!by) return { selection: given, groups: undefined, chooser };
  const selection = readSelection({ kind: 'filter' }, groupForm, listedBy, caller);
  const areExcluded = given.kind === 'filter';
  if (areExcluded) checkRefs('excluded', given.excluded, groupForm);
  return { selection, groups: { by, ids: areExcluded ? given.excluded : given.ids, areExcluded }, chooser };
}

function checkRefs(member: 'ids' | 'excluded', refs: readonly string[], { isRef, rule }: RefForm): void {
  const wrong = refs.findIndex((ref) => !isRef(ref));
  if (wrong >= 0) throw new ValidationError([violation(`selection.${member}[${wrong}]`, rule, refs[wrong])]);
}

function notListed(permission: Permission): AppError {
  return new AppError('bulk.not_listed', {
    status: 403,
    title: 'Forbidden',
    detail: `Acting on a filter also requires the permission ${permission}.`,
  });
}
