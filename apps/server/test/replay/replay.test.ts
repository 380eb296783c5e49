import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app.ts';
import { createApp } from '../../src/serve.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { makeCallers } from './callers.ts';
import { justificationOf, knownDifferences } from './differences.ts';
import { builtEndpoints } from './endpoints.ts';
import { type Outcome, playScenario } from './player.ts';
import { readRecording } from './recording.ts';

describe('what Dependency-Track 4.14.3 answered', () => {
  let server: TestServer;
  let outcomes: Outcome[];
  beforeAll(async () => {
    server = await startTestServer();
    const app = await createApp(server.context, features);
    const built = builtEndpoints(app.declaredRoutes);
    await app.close();
    const callers = await makeCallers(server);
    outcomes = [];
    for (const scenario of readRecording()) {
      outcomes.push(...(await playScenario(server, callers, built, scenario)));
    }
  });
  afterAll(() => server.close());

  const played = () => outcomes.filter((outcome) => outcome.skipped === undefined);
  const differing = () => played().filter((outcome) => outcome.differences.length > 0);

  it('is what Waybill answers, but for differences that have a reason', () => {
    const unexplained = differing().flatMap(({ step, differences }) =>
      differences
        .filter((difference) => justificationOf(step, difference) === undefined)
        .map(({ at, recorded, actual }) => `${step.scenario}: ${step.step}: ${at}: ${recorded} -> ${actual}`),
    );
    const skipped = outcomes.length - played().length;
    const justified = differing().length;
    const counts = `${played().length - justified} equal, ${skipped} skipped, ${justified} justified`;
    console.log(`${counts}, ${unexplained.length} unexplained`);
    expect(unexplained).toEqual([]);
  });

  it('leaves out only what cannot be played', () => {
    const causes = new Set(outcomes.flatMap(({ skipped }) => skipped ?? []));
    for (const cause of causes) {
      expect(cause).toMatch(/^(the endpoint is not built|the predecessor failed|needs ")/);
    }
  });

  it('differs with a reason in at most 3 of 100 steps that succeeded there', () => {
    const succeeded = played().filter(({ step }) => step.status < 300 && step.method !== 'OPTIONS');
    const justified = succeeded.filter((outcome) => outcome.differences.length > 0);
    expect(justified.length / succeeded.length).toBeLessThanOrEqual(0.03);
  });

  it('still differs wherever a reason is written down', () => {
    const used = new Set(
      differing().flatMap(({ step, differences }) =>
        differences.map((difference) => justificationOf(step, difference)),
      ),
    );
    expect(knownDifferences.filter((known) => !used.has(known))).toEqual([]);
  });
});
