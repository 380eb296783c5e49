import type { ChildProcess } from 'node:child_process';
import type { Refusal } from '@waybill/sbom';
import type { ReaderAnswer, ReaderRequest, ReaderResponse } from './reader-protocol.ts';

export type Outcome =
  | { readonly kind: 'answered'; readonly answer: ReaderAnswer }
  /** The document was too much for the reader, which is of no more use. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The reader ended, which need not be the document's fault. */
  | { readonly kind: 'ended'; readonly how: string };

/** How a process without signals says that it aborted, which V8 does when its heap is full. */
const ABORTED = 134;

/** Sends one request and collects the answer; never rejects. */
export function askReader(reader: ChildProcess, request: ReaderRequest, timeoutMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const lists = { components: [] as unknown[], services: [] as unknown[] };
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      reader.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(outcome);
    };
    const refuse = (detail: string) => settle({ kind: 'refused', refusal: refusal(detail) });
    const timer = setTimeout(
      () => refuse(`The document took longer than ${timeoutMs / 1000} s to read`),
      timeoutMs,
    );
    const onMessage = (response: ReaderResponse) => {
      if (response.kind === 'part') for (const item of response.items) lists[response.list].push(item);
      else if (response.kind === 'failed') refuse(`The document could not be read: ${response.message}`);
      else settle({ kind: 'answered', answer: complete(response, lists) });
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
      if (signal === 'SIGABRT' || code === ABORTED)
        refuse('The document needs more memory than a BOM may take');
      else settle({ kind: 'ended', how: signal ?? `exit code ${code}` });
    };
    const onError = (error: Error) => settle({ kind: 'ended', how: error.message });
    reader.on('message', onMessage).on('exit', onExit).on('error', onError);
    reader.send(request, (error) => {
      if (error) onError(error);
    });
  });
}

export function refusal(detail: string): Refusal {
  return { ok: false, title: 'The uploaded BOM is invalid', detail, violations: [] };
}

function complete(answer: ReaderAnswer, lists: object): ReaderAnswer {
  // The lists came in parts of their own; they are what the reader says they are.
  return answer.kind === 'prepared' ? { ...answer, bom: { ...answer.bom, ...lists } } : answer;
}
