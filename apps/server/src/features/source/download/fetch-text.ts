import { askSource } from './http-client.ts';
import { withRetries } from './retry.ts';
import { errorOfConnection, SourceError, shownUrl } from './source-error.ts';

export interface FetchOptions {
  url(): Promise<URL>;
  signal: AbortSignal;
  now(): Date;
}

/** Fetches a small file into memory. @throws SourceError, also when it is larger than `maxBytes` */
export async function fetchBytes(options: FetchOptions, maxBytes: number): Promise<Buffer> {
  return withRetries(options.signal, async () => {
    const url = await options.url();
    const response = await askSource({ url, signal: options.signal, now: options.now() });
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const chunk of response.body) {
        bytes += chunk.length;
        if (bytes > maxBytes)
          throw new SourceError('corrupt', `${shownUrl(url)} is larger than ${maxBytes} bytes`);
        chunks.push(chunk);
      }
    } catch (error) {
      if (options.signal.aborted) throw error;
      throw errorOfConnection(error, url, true);
    }
    return Buffer.concat(chunks);
  });
}

export async function fetchText(options: FetchOptions, maxBytes: number): Promise<string> {
  return (await fetchBytes(options, maxBytes)).toString('utf8');
}
