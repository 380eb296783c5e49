import { type Static, Type } from 'typebox';
import { AppError, ValidationError, violation } from '../../../http/errors.ts';
import { isUuid } from '../../../http/ids.ts';
import { nullableBoolean, nullableText, untrimmed } from '../../../http/schema.ts';
import { trimmed } from '../../../http/text.ts';
import { wrongNames } from './target-names.ts';
import { type BomUpload, decodeBase64, maxBase64Length, type UploadTarget } from './upload-request.ts';

const tags = {
  type: 'array',
  items: {
    type: 'object',
    properties: { name: { type: 'string' } },
    required: ['name'],
    'x-text-member': 'name',
  },
};

/** Contract model `BomSubmitRequest`. */
export const bomSubmitRequest = Type.Object(
  {
    project: Type.Optional(nullableText(untrimmed)),
    projectName: Type.Optional(nullableText()),
    projectVersion: Type.Optional(nullableText()),
    projectTags: Type.Optional(Type.Unsafe<{ name: string }[] | null>({ anyOf: [tags, { type: 'null' }] })),
    autoCreate: Type.Optional(nullableBoolean()),
    isLatest: Type.Optional(nullableBoolean()),
    isLatestProjectVersion: Type.Optional(nullableBoolean()),
    parentUUID: Type.Optional(nullableText(untrimmed)),
    parentName: Type.Optional(nullableText()),
    parentVersion: Type.Optional(nullableText()),
    bom: Type.Optional(nullableText(untrimmed)),
  },
  { additionalProperties: false },
);
export type BomSubmitRequest = Static<typeof bomSubmitRequest>;

/** Reads a JSON upload. @throws ValidationError with everything that is wrong */
export function readJsonUpload(body: BomSubmitRequest): BomUpload {
  const { bom } = body;
  if (typeof bom === 'string' && bom.length > maxBase64Length) throw tooLong();
  if (typeof bom !== 'string') throw missing();
  const target = targetOf(body);
  const wrong = [...wrongTarget(target), ...wrongNames(target)];
  if (wrong.length > 0) throw new ValidationError(wrong);
  return { target, document: decodeBase64(bom) };
}

/** The answer to an upload that JSON cannot carry (contract §1.2). */
export function tooLong(): AppError {
  return new AppError('upload.too_long', {
    status: 400,
    title: 'The BOM is too large',
    detail:
      `A BOM in JSON may have at most ${maxBase64Length} characters of Base64. ` +
      'Send larger ones as multipart/form-data with POST /api/v1/bom.',
  });
}

function missing(): AppError {
  return new AppError('upload.no_bom', {
    status: 400,
    title: 'The provided input could not be read',
    detail: 'The member "bom" is missing.',
  });
}

function targetOf(body: BomSubmitRequest): UploadTarget {
  return {
    projectUuid: trimmed(body.project),
    projectName: trimmed(body.projectName),
    projectVersion: trimmed(body.projectVersion),
    autoCreate: body.autoCreate ?? false,
    parentUuid: trimmed(body.parentUUID),
    parentName: trimmed(body.parentName),
    parentVersion: trimmed(body.parentVersion),
    isLatest: (body.isLatest || body.isLatestProjectVersion) ?? false,
    tags: body.projectTags?.map((tag) => tag.name),
  };
}

/** A project is named by its uuid, or by name and version (contract §7.1). */
function wrongTarget(target: UploadTarget) {
  const wrong = [
    ...uuidViolation('project', target.projectUuid),
    ...uuidViolation('parentUUID', target.parentUuid),
  ];
  if (target.projectUuid !== undefined) return wrong;
  if (target.projectName === undefined) wrong.push(violation('projectName', 'The name must not be blank'));
  if (target.projectVersion === undefined) {
    wrong.push(violation('projectVersion', 'The version must not be blank'));
  }
  return wrong;
}

function uuidViolation(path: string, uuid: string | undefined) {
  return uuid === undefined || isUuid(uuid) ? [] : [violation(path, 'Invalid UUID', uuid)];
}
