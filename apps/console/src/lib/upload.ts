import { getConfig } from './config.ts';
import { apiUrl, failRequest, failResponse, sendInSession } from './http.ts';
import { HttpError } from './http-error.ts';

export interface UploadOptions {
  /** The share of the body that was sent, 0–1. */
  onProgress: (ratio: number) => void;
  signal: AbortSignal;
  /** Errors that the caller shows itself. */
  quiet?: readonly number[] | boolean;
}

/** Sends a form with files by POST and tells how far it is, which `fetch` cannot. Fails as `request` does. */
export async function uploadForm(path: string, form: FormData, options: UploadOptions): Promise<Response> {
  const answer = await sendInSession(async (token) => {
    try {
      return await send(path, form, options, token);
    } catch (cause) {
      if (options.signal.aborted) throw cause;
      const error = new HttpError({ kind: 'network', status: 0, statusText: 'Network error', cause });
      return failRequest(error, options);
    }
  }, options);
  return answer.response.ok ? answer.response : failResponse(answer, options);
}

function send(
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
  token: string | undefined,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const call = new XMLHttpRequest();
  call.open('POST', apiUrl(path));
  call.withCredentials = getConfig().withCredentials;
  call.setRequestHeader('accept', 'application/json, */*;q=0.5');
  if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
  call.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
  call.upload.onload = () => onProgress(1);
  call.onload = () => resolve(toResponse(call));
  call.onerror = () => reject(new TypeError('The upload did not reach the server'));
  call.onabort = () => reject(signal.reason);
  signal.addEventListener('abort', () => call.abort(), { once: true });
  call.send(form);
  return promise;
}

function toResponse(call: XMLHttpRequest): Response {
  const type = call.getResponseHeader('content-type');
  const body = call.status === 204 ? null : call.responseText;
  return new Response(body, {
    status: call.status,
    statusText: call.statusText,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });
}
