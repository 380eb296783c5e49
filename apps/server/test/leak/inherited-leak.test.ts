import { startLeakWorld } from './leak-world.ts';
import { lookForLeaks } from './look-for-leaks.ts';

/** If children inherit access, nothing hidden can be below a visible project. It is beside and above. */
lookForLeaks(() => startLeakWorld({ inherited: true }));
