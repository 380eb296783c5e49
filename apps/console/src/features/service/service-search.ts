import * as v from 'valibot';
import { flagSearch, wordSearch } from '../../lib/url-flag.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

/** The services of a project. */
export const projectServicesSearch = v.object({ ...tableSearchEntries, add: flagSearch });
export type ProjectServicesSearch = v.InferOutput<typeof projectServicesSearch>;

/** What is open on top of a service. */
export const servicePageSearch = v.object({ dialog: wordSearch(['details', 'delete']) });
export type ServicePageSearch = v.InferOutput<typeof servicePageSearch>;
