import type { Asking, Reported } from './analyzer.ts';

/**
 * What records of an answer report. One that cannot be read may be a flaw that was reported before, so such an answer ends
 * nothing; administrators are told.
 * @param read undefined for a record that cannot be read
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
    title: `${title} sends records that cannot be read`,
    content: `What ${title} said before of the components in question stays as it is.`,
  });
  return 'unknown';
}
