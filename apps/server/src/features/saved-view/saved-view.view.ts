import type { SavedView } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { ListedViewRow, SavedViewRow } from './saved-view.queries.ts';

export function viewSavedView({ uuid, list, name, search, columns }: SavedViewRow): SavedView {
  return { uuid, list, name, search, ...present('columns', columns) };
}

export function viewListed({ team, shared_by, ...view }: ListedViewRow): SavedView {
  return { ...viewSavedView(view), ...present('team', team), ...present('sharedBy', shared_by) };
}
