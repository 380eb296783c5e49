import { saveBlob } from '../ui/save-blob.ts';

/** Hands an answer to the user as a file, named by the server or else by `fallbackName`. */
export async function saveFile(response: Response, fallbackName: string): Promise<void> {
  const disposition = response.headers.get('content-disposition') ?? '';
  saveBlob(await response.blob(), fileNameIn(disposition) ?? fallbackName);
}

/** The full name (`filename*`, RFC 6266), else the plain one. */
export function fileNameIn(disposition: string): string | undefined {
  const full = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/.exec(disposition)?.[1];
  try {
    return full === undefined ? plain : decodeURIComponent(full);
  } catch {
    return plain;
  }
}
