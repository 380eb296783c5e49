import type { SourceTestOutcome, SourceTestStep } from '@waybill/api-contract';
import { askSource } from './download/http-client.ts';
import { SourceError } from './download/source-error.ts';
import { fileBelow } from './source.settings.ts';
import type { Source } from './source.ts';

const timeoutMs = 15_000;
const steps: readonly SourceTestStep[] = ['address', 'connection', 'file'];

interface Failure {
  step: SourceTestStep;
  detail: string;
}

/** Tries out an address of a source: whether it is one, whether its host answers, whether a file of the source is there. */
export async function tryAddress(
  source: Pick<Source, 'sampleFile'>,
  address: string,
  now: Date,
): Promise<SourceTestOutcome[]> {
  const failure = await findFailure(source, address.trim(), now);
  if (!failure) return steps.map((step) => ({ step, ok: true }));
  const failed = steps.indexOf(failure.step);
  return steps.map((step, index) => {
    if (index < failed) return { step, ok: true };
    return index === failed ? { step, ok: false, detail: failure.detail } : { step };
  });
}

async function findFailure(
  { sampleFile }: Pick<Source, 'sampleFile'>,
  address: string,
  now: Date,
): Promise<Failure | undefined> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    return { step: 'address', detail: 'An http or https URL was expected.' };
  }
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await askSource({ url: fileBelow(address, sampleFile), signal, now });
    response.drop();
    return undefined;
  } catch (error) {
    if (signal.aborted)
      return { step: 'connection', detail: `No answer within ${timeoutMs / 1000} seconds.` };
    if (!(error instanceof SourceError)) throw error;
    return { step: error.kind === 'unreachable' ? 'connection' : 'file', detail: error.message };
  }
}
