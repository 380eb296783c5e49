import type { Asking, CutAnswer, Reported } from './analyzer.ts';

/** An answer that was not read to its end. Administrators are notified. */
export function cutAnswer(
  { notify }: Pick<Asking, 'notify'>,
  title: string,
  beginning: readonly Reported[],
): CutAnswer {
  notify({
    title: `${title} reports more than Waybill reads`,
    content: `Waybill reads only the first ${beginning.length} vulnerabilities of at least one component. Earlier reports from ${title} about it stay.`,
  });
  return { beginning };
}
