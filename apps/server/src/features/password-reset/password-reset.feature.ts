import type { Feature } from '../../feature.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { resetMailJob } from './password-reset.service.ts';

/** A new password for managed users who have forgotten theirs, by mail. */
export const passwordResetFeature: Feature = {
  name: 'password-reset',
  routes: passwordResetRoutes,
  jobs: (context) => [resetMailJob(context)],
};
