import { useLingui } from '@lingui/react/macro';
import { useFormat } from './format.ts';

/** When something is done next. A moment that has come is not past: what waits for it begins within seconds. */
export function DueTime({ at }: { at: number }) {
  const { t } = useLingui();
  const format = useFormat();
  return <time title={format.dateTime(at)}>{at <= Date.now() ? t`Due now` : format.relative(at)}</time>;
}
