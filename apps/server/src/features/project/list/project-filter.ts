import type { EndpointInputs } from '@waybill/api-contract/server';
import { textError } from '../../../http/errors.ts';
import { trimmed } from '../../../http/text.ts';
import { isClassifier } from '../../component-shape/classifier.ts';
import { severityColumns } from '../../metrics/counts.ts';
import type { ProjectFilter } from './project-list.queries.ts';

/** The filters of project lists, also for actions on the listed projects. */
type FilterQuery = EndpointInputs['GET /api/waybill/v1/project/names']['query'];

export function commonFilter({
  excludeInactive,
  onlyRoot,
}: Pick<FilterQuery, 'excludeInactive' | 'onlyRoot'>) {
  return { excludeInactive, onlyRoot };
}

/** The whole filter of the list of projects. @throws 400 for a classifier that is none */
export function readProjectFilter(query: FilterQuery): ProjectFilter {
  const tag = trimmed(query.tag);
  const classifier = trimmed(query.classifier);
  const { latest, collection, severity, importedSince, importedUntil, notCovered } = query;
  return {
    ...commonFilter(query),
    ...(tag === undefined ? {} : { tag }),
    ...(classifier === undefined ? {} : { classifier: requireClassifier(classifier) }),
    latest,
    collection,
    severities: severityColumns(severity),
    importedSince,
    importedUntil,
    owner: trimmed(query.owner),
    notCovered,
  };
}

export function requireClassifier(text: string): string {
  if (isClassifier(text)) return text;
  throw textError('project.unknown_classifier', 400, `The classifier "${text}" is not known.`);
}
