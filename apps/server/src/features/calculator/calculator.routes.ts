import { OWASP_OPTIONS, scoreCvss, scoreOwasp } from '@waybill/cvss';
import { endpoints } from '../../http/endpoint.ts';
import { textError } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { viewCvssScore, viewOwaspScore } from './calculator.view.ts';

export function calculatorRoutes(app: App): void {
  endpoints(app, {
    'GET /api/v1/calculator/cvss': async ({ query }) => {
      const score = scoreCvss(query.vector ?? '');
      if (score.ok) return viewCvssScore(score);
      throw textError('calculator.cvss', 400, 'An invalid CVSSv2, CVSSv3, or CVSSv4 vector submitted.');
    },

    'GET /api/v1/calculator/owasp': async ({ query }) => {
      const score = scoreOwasp(query.vector ?? '');
      const fault = score.ok ? oddFactor(score.vector) : score.error;
      if (score.ok && fault === undefined) return viewOwaspScore(score);
      throw textError('calculator.owasp', 400, `Not an OWASP risk rating vector: ${fault}.`);
    },
  });
}

/** Reports a value that the methodology does not define, instead of returning a score for it. */
function oddFactor(vector: string): string | undefined {
  for (const factor of vector.split('/')) {
    const [name = '', value] = factor.split(':');
    const options = OWASP_OPTIONS[name];
    if (options && !options.includes(Number(value))) {
      return `"${factor}" is none of ${options.map((option) => `${name}:${option}`).join(', ')}`;
    }
  }
  return undefined;
}
