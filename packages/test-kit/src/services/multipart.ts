import type { ServiceRequest } from './service.ts';

/** A part of a form as it was sent. */
export type FormPart = { name: string; fileName?: string; type?: string; text: string };

/** The parts of a form with files whose content is text; undefined for a body that is none. */
export function readForm({
  headers,
  body,
}: Pick<ServiceRequest, 'headers' | 'body'>): FormPart[] | undefined {
  const [, boundary] =
    /^multipart\/form-data;\s*boundary="?([^";]+)"?$/.exec(String(headers['content-type'])) ?? [];
  if (boundary === undefined || !body.includes(`--${boundary}--`)) return undefined;
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => readPart(part) ?? []);
}

function readPart(part: string): FormPart | undefined {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(2, end);
  const [, name] = /; name="([^"]*)"/.exec(head) ?? [];
  if (end < 0 || name === undefined) return undefined;
  const [, fileName] = /; filename="([^"]*)"/.exec(head) ?? [];
  const [, type] = /^content-type: *(.+)$/im.exec(head) ?? [];
  return {
    name,
    ...(fileName === undefined ? {} : { fileName }),
    ...(type === undefined ? {} : { type: type.trim() }),
    text: part.slice(end + 4, -2),
  };
}
