import type { Readable } from 'node:stream';
import { AppError } from './errors.ts';

/**
 * Gives a request's body to `take` as it arrives, the next chunk when the last one was taken. Leaves the body where it
 * is when `take` refuses: destroying it would end the connection before the answer.
 *
 * @throws what `take` throws, what ended the body early, or 400 when its client left
 */
export function takeChunks(body: Readable, take: (chunk: Buffer) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      body.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      // Somebody must listen, or the next error of the connection would end the process.
      body.on('error', () => undefined);
      end();
    };
    const onError = (error: unknown) => {
      body.pause();
      settle(() => reject(error instanceof AppError ? error : cutOff(error)));
    };
    const onData = (chunk: Buffer) => {
      body.pause();
      take(chunk).then(
        () => body.resume(),
        (error: unknown) => settle(() => reject(error)),
      );
    };
    const onEnd = () => settle(resolve);
    const onClose = () => onError(undefined);
    body.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
    // One that is unpacked comes paused.
    body.resume();
  });
}

function cutOff(cause: unknown): AppError {
  const detail = cause instanceof Error ? cause.message : 'The body ended before it was whole.';
  return new AppError('request.cut_off', {
    status: 400,
    title: 'The request could not be read',
    detail,
    cause,
  });
}
