import { startLeakWorld } from './leak-world.ts';
import { lookForLeaks } from './look-for-leaks.ts';

lookForLeaks(() => startLeakWorld());
