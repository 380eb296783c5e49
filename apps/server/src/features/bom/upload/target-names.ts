import { forms } from '@waybill/api-contract';
import type { Violation } from '../../../http/errors.ts';
import type { UploadTarget } from './upload-request.ts';

/** Names, versions and tags of a form that no project may have, by the rules that a JSON upload has in its schema. */
export function wrongNames(target: UploadTarget): Violation[] {
  const { projectName, projectVersion, parentName, parentVersion, tags = [] } = target;
  const named = Object.entries({ projectName, projectVersion, parentName, parentVersion });
  return [
    ...named.flatMap(([path, text]) => faultAt(path, text)),
    ...tags.flatMap((tag, index) => faultAt(`projectTags.${index}.name`, tag)),
  ];
}

const maxLength = 255;
const printable = new RegExp(forms.printable.pattern, 'u');

function faultAt(path: string, text: string | undefined): Violation[] {
  if (text === undefined) return [];
  if (text.length > maxLength) return [{ path, message: `must not have more than ${maxLength} characters` }];
  return printable.test(text) ? [] : [{ path, message: forms.printable.sentence }];
}
