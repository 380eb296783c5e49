import type { NewTask } from '../../../jobs/task.ts';

export const compareKind = 'import.compare';

/** One comparison at a time. */
export function compareTask(owner?: string): NewTask & { subject: string } {
  return {
    kind: compareKind,
    subject: 'dt',
    input: {},
    priority: 20,
    ...(owner === undefined ? {} : { owner }),
  };
}
