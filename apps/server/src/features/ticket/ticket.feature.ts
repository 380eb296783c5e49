import type { Feature } from '../../feature.ts';
import { readStatesJob, recurringStates } from './ticket.jobs.ts';

/** Issues that notifications made in trackers elsewhere, and how they fare (contract §19.3). */
export const ticketFeature: Feature = {
  name: 'ticket',
  jobs: (context) => [readStatesJob(context)],
  recurring: (context) => [recurringStates(context)],
};
