import { sampleDotted } from '../../random.ts';
import { defineScheme } from '../../scheme.ts';
import { compareIntdot, intdotKey } from './intdot-order.ts';

/** Numbers between dots: the scheme of that name in the `vers` specification, and nginx's. */
export const intdot = defineScheme({
  id: 'intdot',
  code: 20,
  compare: compareIntdot,
  key: intdotKey,
  sample: (random) => sampleDotted(random, 5) + random.pick(['', '', '', '-rc1', 'b', '.', '.x', '..1']),
});
