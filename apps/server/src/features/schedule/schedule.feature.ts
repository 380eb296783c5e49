import type { Feature } from '../../feature.ts';
import { scheduleRoutes } from './schedule.routes.ts';

/** What comes round by itself: when it ran, when it runs next, and having it run now (contract §22). */
export const scheduleFeature: Feature = { name: 'schedule', routes: scheduleRoutes };
