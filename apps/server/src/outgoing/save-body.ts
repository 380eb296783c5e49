import { open } from 'node:fs/promises';
import type { OutgoingResponse } from './outgoing.ts';
import { OutgoingError, shownUrl } from './outgoing-error.ts';
import { unpackedBody } from './read-body.ts';

/** Writes a body to a file, unpacked. @returns its bytes @throws OutgoingError, also when it is larger than `maxBytes` */
export async function saveBody(response: OutgoingResponse, file: string, maxBytes: number): Promise<number> {
  const handle = await open(file, 'w');
  let bytes = 0;
  try {
    for await (const chunk of unpackedBody(response)) {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        response.drop();
        throw new OutgoingError('corrupt', `${shownUrl(response.url)} is larger than ${maxBytes} bytes`);
      }
      await handle.write(chunk);
    }
    return bytes;
  } finally {
    await handle.close();
  }
}
