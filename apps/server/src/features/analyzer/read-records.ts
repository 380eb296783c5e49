import type { Asking, Reported } from './analyzer.ts';

/**
 * Reads the records of an answer. An unreadable record may be a vulnerability that was reported before, so
 * such an answer ends no findings. Administrators are notified.
 * @param read returns undefined for an unreadable record
 */
export function readRecords(
  { notify }: Pick<Asking, 'notify'>,
  title: string,
  records: readonly unknown[],
  read: (record: unknown) => Reported | undefined,
): readonly Reported[] | 'unknown' {
  const reported = records.map(read).filter((each) => each !== undefined);
  if (reported.length === records.length) return reported;
  notify({
    title: `${title} sends unreadable records`,
    content: `Earlier reports from ${title} about these components stay unchanged.`,
  });
  return 'unknown';
}
