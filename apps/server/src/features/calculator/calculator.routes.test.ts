import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

describe('the calculators', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const ask = async (kind: string, vector?: string) => {
    const caller = await server.asKey();
    const query = vector === undefined ? '' : `?vector=${encodeURIComponent(vector)}`;
    return caller.get<Record<string, unknown>>(`/api/v1/calculator/${kind}${query}`);
  };

  it.each([
    ['AV:N/AC:L/Au:N/C:P/I:P/A:P', 7.5, 6.4, 10],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8, 5.9, 3.9],
    ['CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 9.3, 'NaN', 'NaN'],
  ])('give the scores of %s to whoever is signed in', async (vector, base, impact, exploitability) => {
    const { status, body } = await ask('cvss', vector);
    expect(status).toBe(200);
    expect(body).toEqual({
      baseScore: base,
      impactSubScore: impact,
      exploitabilitySubScore: exploitability,
      temporalScore: 'NaN',
      environmentalScore: 'NaN',
      modifiedImpactSubScore: 'NaN',
    });
  });

  it('give the levels of an OWASP risk rating', async () => {
    const least = 'SL:1/M:1/O:0/S:2/ED:1/EE:1/A:1/ID:1/LC:2/LI:1/LAV:1/LAC:1/FD:1/RD:1/NC:2/PV:3';
    const { body } = await ask('owasp', least);
    expect(body).toMatchObject({ likelihoodScore: 1, technicalImpact: 'LOW', businessImpactScore: 1.75 });
    const odd = await ask('owasp', least.replace('NC:2', 'NC:9'));
    expect(odd.status).toBe(400);
    expect(odd.text).toContain('"NC:9" is none of NC:2, NC:5, NC:7');
  });

  it.each(['cvss', 'owasp'])('refuse what is no vector of %s', async (kind) => {
    for (const vector of [undefined, '', 'nonsense', 'CVSS:3.1/AV:N']) {
      expect((await ask(kind, vector)).status, vector).toBe(400);
    }
    expect((await server.asNobody.get(`/api/v1/calculator/${kind}`)).status).toBe(401);
  });
});
