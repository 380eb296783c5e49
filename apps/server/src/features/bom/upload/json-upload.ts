import type { UploadBomBody } from '@waybill/api-contract';
import { AppError, ValidationError, violation } from '../../../http/errors.ts';
import { type BomUpload, decodeBase64, maxBase64Length, type UploadTarget } from './upload-request.ts';

/** Reads a JSON upload that its schema has let through. @throws the contract's 400 answers */
export function readJsonUpload(body: UploadBomBody): BomUpload {
  const { bom } = body;
  if (typeof bom === 'string' && bom.length > maxBase64Length) throw tooLong();
  if (typeof bom !== 'string') throw noBom();
  const target = targetOf(body);
  requireName(target);
  return { target, document: decodeBase64(bom, 'bom') };
}

/** The answer to an upload that JSON cannot carry (contract §1.2). */
export function tooLong(): AppError {
  return new AppError('upload.too_long', {
    status: 400,
    title: 'The BOM is too large',
    detail:
      `A BOM in JSON can have up to ${maxBase64Length} characters of Base64. ` +
      'Send larger ones as multipart/form-data with POST /api/v1/bom.',
  });
}

function noBom(): AppError {
  return new AppError('upload.no_bom', {
    status: 400,
    title: 'The provided input could not be read',
    detail: 'The member "bom" is missing.',
  });
}

function targetOf(body: UploadBomBody): UploadTarget {
  return {
    projectUuid: body.project ?? undefined,
    projectName: body.projectName ?? undefined,
    projectVersion: body.projectVersion ?? undefined,
    autoCreate: body.autoCreate ?? false,
    parentUuid: body.parentUUID ?? undefined,
    parentName: body.parentName ?? undefined,
    parentVersion: body.parentVersion ?? undefined,
    isLatest: (body.isLatest || body.isLatestProjectVersion) ?? false,
    tags: body.projectTags?.map((tag) => tag.name),
    accessTeams: (body.accessTeams ?? []).map(({ uuid, name }) => ({
      uuid: uuid ?? undefined,
      name: name ?? undefined,
    })),
  };
}

/** A project is named by its uuid, or by name and version (contract §7.1). */
function requireName({ projectUuid, projectName, projectVersion }: UploadTarget): void {
  if (projectUuid !== undefined) return;
  const missing = [
    ...(projectName === undefined ? [violation('projectName', 'The name must not be blank')] : []),
    ...(projectVersion === undefined ? [violation('projectVersion', 'The version must not be blank')] : []),
  ];
  if (missing.length > 0) throw new ValidationError(missing);
}
