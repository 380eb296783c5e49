// Public to other features.
import { useEffect, useRef, useState } from 'react';
import { HttpError } from '../../lib/http-error.ts';

/** The way of a document until the server has accepted it. */
export type UploadPhase =
  | { phase: 'choosing' }
  | { phase: 'sending'; ratio: number }
  /** All is there; the server compares it with the schema. */
  | { phase: 'checking' }
  | { phase: 'refused'; error: HttpError };

type Send<Target> = (
  target: Target,
  file: File,
  options: { onProgress: (ratio: number) => void; signal: AbortSignal },
) => Promise<string>;

/** Sends a document and follows it until it is accepted (`onAccepted`) or refused. */
export function useUpload<Target>(sendTo: Send<Target>, onAccepted: (token: string, target: Target) => void) {
  const [state, setState] = useState<UploadPhase>({ phase: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(target: Target, file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'sending', ratio: 0 });
    const onProgress = (ratio: number) =>
      setState(ratio < 1 ? { phase: 'sending', ratio } : { phase: 'checking' });
    try {
      const token = await sendTo(target, file, { onProgress, signal: controller.signal });
      onAccepted(token, target);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof HttpError)) throw error;
      setState({ phase: 'refused', error });
    }
  }

  /** Stops what is going on and starts over. */
  function reset(): void {
    running.current?.abort();
    setState({ phase: 'choosing' });
  }

  return { state, send, reset };
}
