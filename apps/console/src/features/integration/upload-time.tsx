import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/format.ts';

/** When an upload arrived; that none did. */
export function UploadTime({ at }: { at: number | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  return at === undefined ? (
    <span className="text-muted">{t`Never`}</span>
  ) : (
    <time title={format.dateTime(at)}>{format.relative(at)}</time>
  );
}
