import * as v from 'valibot';
import { rangeSearchEntries } from '../../lib/range-search.ts';

export const dashboardSearch = v.object(rangeSearchEntries);
export type DashboardSearch = v.InferOutput<typeof dashboardSearch>;
