import { startLeakWorld } from './leak-world.ts';
import { lookForLeaks } from './look-for-leaks.ts';

/** Where children follow their parents, nothing hidden can be below what is seen. It stands beside and above. */
lookForLeaks(() => startLeakWorld({ inherited: true }));
