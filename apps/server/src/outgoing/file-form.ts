import { openAsBlob } from 'node:fs';
import { FormData } from 'undici';

/** A file of a form, read from disk while it is sent. */
export interface FormFile {
  /** The name of the part. */
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly path: string;
}

/** A form with one file, which is never in memory as a whole. */
export async function fileForm(file: FormFile, fields: Readonly<Record<string, string>>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(file.name, await openAsBlob(file.path, { type: file.type }), file.fileName);
  return form;
}
