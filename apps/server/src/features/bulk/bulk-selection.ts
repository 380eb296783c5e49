// Public to other features.
import type { BulkSelectionInput, Permission } from '@waybill/api-contract';
import { AppError, ValidationError, violation } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { BulkSelection } from './bulk.service.ts';

/** What a ref of the kind of thing looks like. */
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
  { isRef, rule }: RefForm,
  listedBy: Permission,
  { permissions }: Principal,
): BulkSelection {
  if (kind === 'filter') {
    if (!permissions.has(listedBy)) throw notListed(listedBy);
    return { kind, excluded: excluded ?? [] };
  }
  if (!ids?.length) throw new ValidationError([violation('selection.ids', 'must not be empty')]);
  const wrong = ids.findIndex((id) => !isRef(id));
  if (wrong >= 0) throw new ValidationError([violation(`selection.ids[${wrong}]`, rule, ids[wrong])]);
  return { kind, ids: ids.map((id) => id.toLowerCase()) };
}

function notListed(permission: Permission): AppError {
  return new AppError('bulk.not_listed', {
    status: 403,
    title: 'Forbidden',
    detail: `To act on what a filter leaves takes the permission ${permission} as well.`,
  });
}
