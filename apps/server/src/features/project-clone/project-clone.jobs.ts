import { defineJob } from '../../jobs/job.ts';
import { type CloneInput, cloneProjectKind, fillClone } from './project-clone.service.ts';

/** Copies what belongs to a project into its clone. */
export const cloneProjectJob = defineJob<CloneInput>({
  kind: cloneProjectKind,
  run: fillClone,
});
