import type { SavedView } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { SavedViewRow } from './saved-view.queries.ts';

export function viewSavedView({ uuid, list, name, search, columns }: SavedViewRow): SavedView {
  return { uuid, list, name, search, ...present('columns', columns) };
}
