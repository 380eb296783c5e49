import { describe, expect, it } from 'vitest';
import { RefusalTrail } from './refusal-trail.ts';

const at = new Date('2026-03-01T10:00:10Z');
const nextMinute = new Date('2026-03-01T10:01:00Z');

const refusal = (address: string, action = 'request.forbidden', time = at) => ({
  at: time,
  actor: 'ada',
  address,
  action,
  target: 'GET /x',
  detail: null,
});

/** Adds as many refusals. @returns how many rows they made */
function addMany(trail: RefusalTrail, count: number, addressOf: (n: number) => string): number {
  let rows = 0;
  for (let n = 0; n < count; n++) rows += trail.add(refusal(addressOf(n))).length;
  return rows;
}

describe('the trail of refusals', () => {
  it('has ten rows of a kind from an address in a minute, and says how many were left out', () => {
    const trail = new RefusalTrail();
    expect(addMany(trail, 5_000, () => '203.0.113.9')).toBe(10);
    expect(trail.add(refusal('203.0.113.10')), 'another address').toHaveLength(1);
    expect(trail.add(refusal('203.0.113.9', 'session.refused')), 'another kind').toHaveLength(1);
    const [sum, next] = trail.add(refusal('203.0.113.9', 'request.forbidden', nextMinute));
    expect(sum).toEqual({
      at: nextMinute,
      actor: '',
      address: '203.0.113.9',
      action: 'request.forbidden',
      target: '',
      detail: null,
      leftOut: 4_990,
    });
    expect(next).toMatchObject({ actor: 'ada', target: 'GET /x' });
    expect(trail.turn(nextMinute)).toEqual([]);
  });

  it('takes the network of an IPv6 address for one address', () => {
    const trail = new RefusalTrail();
    expect(addMany(trail, 1_000, (n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(10);
    expect(trail.close(at)).toMatchObject([{ address: '2001:db8:1:2::/64', leftOut: 990 }]);
  });

  it('has no more than 600 rows in a minute, and no more than a thousand and one sums, from however many addresses', () => {
    const trail = new RefusalTrail();
    const rows = addMany(trail, 20_000, (n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
    expect(rows).toBe(600);
    const sums = trail.close(at);
    expect(sums).toHaveLength(401);
    expect(sums.at(-1)).toMatchObject({ address: 'other addresses' });
    expect(sums.reduce((sum, { leftOut = 0 }) => sum + leftOut, rows)).toBe(20_000);
  });
});
