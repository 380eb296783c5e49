import { expect, it } from 'vitest';
import { scoreCvss, scoreOwasp } from './index.ts';
import { chooseRating, type RatingScheme, ratingFactors, readRating } from './rating.ts';

const schemes: readonly RatingScheme[] = ['cvss2', 'cvss3', 'cvss4', 'owasp'];

it.each(schemes)(
  'every choice of %s leads to a vector that has a score and reads back the same',
  (scheme) => {
    const factors = ratingFactors(scheme);
    const most = Math.max(...factors.map(({ values }) => values.length));
    for (let turn = 0; turn < most; turn++) {
      let vector = '';
      // Chosen from the last to the first: the order of the vector is that of the scheme all the same.
      for (const { name, values } of factors.toReversed()) {
        vector = chooseRating(scheme, vector, name, values[turn % values.length] ?? '');
      }
      const scored = scheme === 'owasp' ? scoreOwasp(vector) : scoreCvss(vector);
      expect(scored).toMatchObject({ ok: true, vector });
      expect(readRating(scheme, vector).size).toBe(factors.length);
    }
  },
);

it('an incomplete vector is read as far as it goes', () => {
  expect([...readRating('cvss3', '(AV:N/AC:H/PR:')]).toEqual([
    ['AV', 'N'],
    ['AC', 'H'],
  ]);
  expect(readRating('cvss2', 'garbage').size).toBe(0);
  expect(readRating('cvss4', 'CVSS:4.0/AV:N/AV:L').get('AV')).toBe('N');
});

it('a choice replaces the one before, and leaves the rest as it was', () => {
  expect(chooseRating('cvss3', 'CVSS:3.0/AV:N/AC:L/E:P', 'AV', 'L')).toBe('CVSS:3.0/AV:L/AC:L/E:P');
  expect(chooseRating('cvss2', '(AV:N/AC:L)', 'Au', 'N')).toBe('AV:N/AC:L/Au:N');
  expect(chooseRating('owasp', '(SL:2/PV:5)', 'M', '9')).toBe('SL:2/M:9/PV:5');
});
