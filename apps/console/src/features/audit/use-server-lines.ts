// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { readTrailLine, type TrailForm, type TrailParts } from '@waybill/api-contract';

/** Translates lines of some forms. `line` is the server's own text. */
export type TrailWords<Form extends TrailForm> = {
  readonly [Name in Form]: (parts: TrailParts<Name>, line: string) => string;
};

/** Forms that trails of findings and of violations have in common. */
type SharedForm = 'suppressed' | 'unsuppressed' | 'undone' | 'takenBack';
type ViolationForm = 'violationState';
/** All others: a form that the server writes and the trail has no words for does not compile. */
type FindingForm = Exclude<TrailForm, SharedForm | ViolationForm>;

/**
 * The server's own lines in the user's language; what people wrote stays as it is.
 * @param own the words for the forms that only this kind of trail has
 */
export function useServerLines(
  own: TrailWords<FindingForm> | TrailWords<ViolationForm>,
): (comment: string) => string {
  const { t } = useLingui();
  const shared: TrailWords<SharedForm> = {
    suppressed: () => t`Suppressed`,
    unsuppressed: () => t`Unsuppressed`,
    undone: () => t`Bulk update undone`,
    takenBack: () => t`Undone`,
  };
  const words: Partial<Record<TrailForm, (parts: never, line: string) => string>> = { ...shared, ...own };
  return (comment) => {
    const read = readTrailLine(comment);
    // The parts are those of the form.
    return (read && words[read.form]?.(read.parts as never, comment)) ?? comment;
  };
}
