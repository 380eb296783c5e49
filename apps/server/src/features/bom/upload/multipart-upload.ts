import { isUuid } from '../../../db/uuid.ts';
import { AppError, illegalArgument } from '../../../http/errors.ts';
import { trimmed } from '../../../http/text.ts';
import type { TeamReference } from '../../project/access-teams.service.ts';
import type { UploadForm } from './read-form.ts';
import { wrongNames } from './target-names.ts';
import type { BomUpload, UploadTarget } from './upload-request.ts';

/** Reads a multipart upload; undefined: the request is none. */
export function readMultipartUpload(form: UploadForm | undefined): BomUpload {
  if (!form) {
    throw new AppError('upload.not_multipart', {
      status: 415,
      title: 'A multipart request is required',
      detail: 'Send the BOM as multipart/form-data, or as Base64 in JSON with PUT.',
    });
  }
  const { fields, document } = form;
  if (!document) {
    throw new AppError('upload.no_bom', {
      status: 400,
      title: 'No BOM was sent',
      detail: 'The part "bom" is missing.',
    });
  }
  return { target: targetOf(fields), document };
}

function targetOf(fields: ReadonlyMap<string, string>): UploadTarget {
  const text = (name: string) => trimmed(fields.get(name));
  const tags = text('projectTags');
  const target: UploadTarget = {
    projectUuid: uuidOf(text('project'), 'project'),
    projectName: text('projectName'),
    projectVersion: text('projectVersion'),
    autoCreate: text('autoCreate')?.toLowerCase() === 'true',
    parentUuid: uuidOf(text('parentUUID'), 'parentUUID'),
    parentName: text('parentName'),
    parentVersion: text('parentVersion'),
    isLatest: [text('isLatest'), text('isLatestProjectVersion')].some(
      (flag) => flag?.toLowerCase() === 'true',
    ),
    tags: tags?.split(','),
    accessTeams: teamsOf(text('accessTeams')),
  };
  if (target.projectUuid === undefined && target.projectName === undefined) {
    throw illegalArgument('The project must be named by project or projectName');
  }
  const wrong = wrongNames(target);
  const sentences = wrong.map(({ path, message }) => `${path} ${message}`);
  if (wrong.length > 0) throw illegalArgument(sentences.join('; '), wrong);
  return target;
}

/** Teams by uuid or name, separated by commas. */
function teamsOf(text: string | undefined): TeamReference[] {
  const words = (text ?? '').split(',').map((word) => word.trim());
  return words
    .filter((word) => word !== '')
    .map((word) => (isUuid(word) ? { uuid: word, name: undefined } : { uuid: undefined, name: word }));
}

function uuidOf(text: string | undefined, name: string): string | undefined {
  if (text === undefined || isUuid(text)) return text;
  throw illegalArgument(`${name}: "${text}" is not a UUID`);
}
