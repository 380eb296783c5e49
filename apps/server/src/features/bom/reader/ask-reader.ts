import type { Refusal, VexClaim } from '@waybill/sbom';
import type { ListName, ReaderAnswer, ReaderRequest, ReaderResponse } from './reader-protocol.ts';
import type { Reader } from './start-reader.ts';

export type Outcome =
  | { readonly kind: 'answered'; readonly answer: ReaderAnswer }
  /** The document was too much for the reader, which is of no more use. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The reader ended, which need not be the document's fault; before it was ready, it is not. */
  | { readonly kind: 'ended'; readonly how: string; readonly wasReady: boolean };

/** How a process without signals says that it aborted, which V8 does when its heap is full. */
const ABORTED = 134;

/** Sends one request and collects the answer; never rejects. */
export function askReader(reader: Reader, request: ReaderRequest, timeoutMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const lists: Record<ListName, unknown[]> = { components: [], services: [], claims: [] };
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      reader.process.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(outcome);
    };
    const end = (how: string) => settle({ kind: 'ended', how, wasReady: reader.isReady });
    const refuse = (detail: string) => settle({ kind: 'refused', refusal: refusal(detail) });
    const timer = setTimeout(
      () => refuse(`The document took longer than ${timeoutMs / 1000} s to read`),
      timeoutMs,
    );
    const onMessage = (response: ReaderResponse) => {
      if (response.kind === 'ready') reader.isReady = true;
      else if (response.kind === 'part') for (const item of response.items) lists[response.list].push(item);
      else if (response.kind === 'failed') refuse(`The document could not be read: ${response.message}`);
      else settle({ kind: 'answered', answer: complete(response, lists) });
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
      const isFull = signal === 'SIGABRT' || code === ABORTED;
      if (isFull && reader.isReady) refuse('The document needs more memory than a BOM may take');
      else end(signal ?? `exit code ${code}`);
    };
    const onError = (error: Error) => end(error.message);
    reader.process.on('message', onMessage).on('exit', onExit).on('error', onError);
    reader.process.send(request, (error) => {
      if (error) onError(error);
    });
  });
}

export function refusal(detail: string): Refusal {
  return { ok: false, title: 'The uploaded BOM is invalid', detail, violations: [] };
}

function complete(answer: ReaderAnswer, { claims, ...lists }: Record<ListName, unknown[]>): ReaderAnswer {
  // The lists came in parts of their own; they are what the reader says they are.
  if (answer.kind === 'prepared') return { ...answer, bom: { ...answer.bom, ...(lists as object) } };
  if (answer.kind === 'vex-read') return { ...answer, vex: { ...answer.vex, claims: claims as VexClaim[] } };
  return answer;
}
