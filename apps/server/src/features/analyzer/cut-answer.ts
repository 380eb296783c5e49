import type { Asking, CutAnswer, Reported } from './analyzer.ts';

/** An answer that was not read to its end. Administrators are notified. */
export function cutAnswer(
  { notify }: Pick<Asking, 'notify'>,
  title: string,
  beginning: readonly Reported[],
): CutAnswer {
  notify({
    title: `${title} knows more than is read`,
    content: `Of at least one component only the first ${beginning.length} vulnerabilities are read. What ${title} said of it before stays.`,
  });
  return { beginning };
}
