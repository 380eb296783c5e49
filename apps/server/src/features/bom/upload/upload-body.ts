import type { Readable } from 'node:stream';
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import { takeChunks } from '../../../http/body-chunks.ts';
import type { UploadBudget, UploadShare } from './upload-budget.ts';

/** The bodies of uploads, each with its share of the memory for all. */
export interface UploadBodies {
  /** Opens a share for a request; it ends with the answer or when the client leaves. */
  begin(request: FastifyRequest, reply: FastifyReply): void;
  /** Gives the body to `take` as it arrives and finds room. @throws 413 when it is too long */
  read(request: FastifyRequest, body: Readable, take: (chunk: Buffer) => Promise<void>): Promise<void>;
}

export function createUploadBodies(budget: UploadBudget): UploadBodies {
  const shares = new WeakMap<FastifyRequest, UploadShare>();
  return {
    begin(request, reply) {
      const share = budget.open(largestBody(request));
      shares.set(request, share);
      // For a client that left while its credentials were checked, `close` has been emitted already.
      if (reply.raw.destroyed) share.release();
      else reply.raw.once('close', () => share.release());
    },
    async read(request, body, take) {
      const share = shares.get(request);
      if (!share) throw new Error('The upload has no share of memory');
      const { bodyLimit } = request.routeOptions;
      let bytes = 0;
      await takeChunks(body, async (chunk) => {
        bytes += chunk.length;
        if (bytes > bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
        await share.grow(chunk.length);
        await take(chunk);
      });
      share.complete();
    },
  };
}

/** A declared length counts bytes as they are sent; how long a compressed body becomes is not known. */
function largestBody({ headers, routeOptions }: FastifyRequest): number {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = headers;
  if (length === undefined || encoding !== 'identity') return routeOptions.bodyLimit;
  return Math.min(Number(length), routeOptions.bodyLimit);
}
