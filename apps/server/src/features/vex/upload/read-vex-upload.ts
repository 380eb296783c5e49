import { forms, type UploadVexBody } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { isUuid } from '../../../db/uuid.ts';
import { AppError, illegalArgument, ValidationError, violation } from '../../../http/errors.ts';
import { trimmed } from '../../../http/text.ts';
import type { UploadForm } from '../../bom/upload/upload-parsers.ts';
import { decodeBase64, maxBase64Length } from '../../bom/upload/upload-request.ts';
import {
  type ProjectReferenceRow,
  requireProject,
  requireProjectByName,
} from '../../project-reference/project-reference.service.ts';

/** The project that a document is for, as the caller names it; there is no other way to name one than these two. */
export type VexTarget =
  | { readonly uuid: string }
  | { readonly name: string; readonly version: string | null };

export interface VexUpload {
  readonly target: VexTarget;
  readonly document: Buffer;
}

/** Reads a JSON upload that its schema has let through. @throws the contract's 400 answers */
export function readJsonVex({ project, projectName, projectVersion, vex }: UploadVexBody): VexUpload {
  if (vex === null) throw new ValidationError([violation('vex', 'must not be null', null)]);
  if (vex === undefined) throw noVex();
  if (vex.length > maxBase64Length) throw tooLong();
  return { target: targetOf(project, projectName, projectVersion), document: decodeBase64(vex, 'vex') };
}

function targetOf(
  uuid: string | null | undefined,
  name: string | null | undefined,
  version: string | null | undefined,
): VexTarget {
  if (uuid) return { uuid };
  if (name && version) {
    requirePrintable({ projectName: name, projectVersion: version });
    return { name, version };
  }
  throw new ValidationError([
    ...(name ? [] : [violation('projectName', 'The name must not be blank', null)]),
    ...(version ? [] : [violation('projectVersion', 'The version must not be blank', null)]),
  ]);
}

const printable = new RegExp(forms.printable.pattern, 'u');

/** @throws ValidationError that names each text that no project has */
function requirePrintable(names: Readonly<Record<string, string>>): void {
  const wrong = Object.entries(names).filter(([, text]) => !printable.test(text));
  if (wrong.length === 0) return;
  throw new ValidationError(wrong.map(([path, text]) => violation(path, forms.printable.sentence, text)));
}

function noVex(): AppError {
  return new AppError('upload.no_vex', {
    status: 400,
    title: 'The provided input could not be read',
    detail: 'The member "vex" is missing.',
  });
}

/** The answer to an upload that JSON cannot carry (contract §1.2). */
export function tooLong(): AppError {
  return new AppError('upload.too_long', {
    status: 400,
    title: 'The VEX is too large',
    detail:
      `A VEX in JSON can have up to ${maxBase64Length} characters of Base64. ` +
      'Send larger ones as multipart/form-data with POST /api/v1/vex.',
  });
}

/** Reads a multipart upload. @throws 400 and 415 */
export function readFormVex(form: UploadForm | undefined): VexUpload {
  const document = documentOf(form);
  const text = (name: string) => trimmed(form?.fields.get(name));
  const [uuid, name] = [text('project'), text('projectName')];
  if (uuid !== undefined && !isUuid(uuid)) throw illegalArgument(`project: "${uuid}" is not a UUID`);
  if (uuid !== undefined) return { target: { uuid }, document };
  if (name === undefined) throw illegalArgument('The project must be named by project or projectName');
  const version = text('projectVersion');
  requirePrintable({ projectName: name, projectVersion: version ?? '' });
  return { target: { name, version: version ?? null }, document };
}

/** The document of a form; undefined: the request is none. */
export function documentOf(form: UploadForm | undefined): Buffer {
  if (!form) {
    throw new AppError('upload.not_multipart', {
      status: 415,
      title: 'A multipart request is required',
      detail: 'Send the VEX as multipart/form-data, or as Base64 in JSON with PUT /api/v1/vex.',
    });
  }
  if (form.document) return form.document;
  throw new AppError('upload.no_vex', {
    status: 400,
    title: 'No VEX was sent',
    detail: 'The part "vex" is missing.',
  });
}

/** @throws 404 when there is no such project, 403 when it is hidden */
export function requireTarget(
  db: Database,
  target: VexTarget,
  scope: ProjectScope,
): Promise<ProjectReferenceRow> {
  if ('uuid' in target) return requireProject(db, target.uuid, scope);
  return requireProjectByName(db, target.name, target.version, scope);
}
