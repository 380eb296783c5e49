import type { Feature } from '../../feature.ts';
import { taskRoutes } from './task.routes.ts';

export const taskFeature: Feature = { name: 'task', routes: taskRoutes };
