import { nameFault } from '../../../http/contract-text.ts';
import { type ContractViolation, violation } from '../../../http/errors.ts';
import type { UploadTarget } from './upload-request.ts';

/** Names, versions and tags of an upload that no project may have, by the rules of `PUT /project`. */
export function wrongNames(target: UploadTarget): ContractViolation[] {
  const { projectName, projectVersion, parentName, parentVersion, tags = [] } = target;
  const named = Object.entries({ projectName, projectVersion, parentName, parentVersion });
  return [
    ...named.flatMap(([path, text]) => faultAt(path, text)),
    ...tags.flatMap((tag, index) => faultAt(`projectTags.${index}.name`, tag)),
  ];
}

function faultAt(path: string, text: string | undefined): ContractViolation[] {
  const fault = text === undefined ? undefined : nameFault(text);
  return fault === undefined ? [] : [violation(path, fault, text)];
}
