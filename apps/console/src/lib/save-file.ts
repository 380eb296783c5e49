import { saveBlob } from '../ui/save-blob.ts';

/** Hands an answer to the user as a file, named by the server or else by `fallbackName`. */
export async function saveFile(response: Response, fallbackName: string): Promise<void> {
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveBlob(await response.blob(), name ?? fallbackName);
}
