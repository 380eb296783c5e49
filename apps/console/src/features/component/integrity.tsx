import { useLingui } from '@lingui/react/macro';
import type { ComponentRelease, Integrity, IntegrityGap } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

const tones = { MATCH: 'success', MISMATCH: 'danger', UNKNOWN: 'neutral' } as const satisfies Record<
  Integrity,
  Tone
>;

function useIntegrityLabels(): Record<Integrity, string> {
  const { t } = useLingui();
  return { MATCH: t`Match`, MISMATCH: t`Mismatch`, UNKNOWN: t`Unknown` };
}

function useGapTexts(): Record<IntegrityGap, string> {
  const { t } = useLingui();
  return {
    NOT_ASKED: t`No repository has been asked about this version yet.`,
    NOT_PUBLISHED: t`No repository publishes hashes of this version.`,
    NO_HASHES: t`The BOM lists no hash to compare with the published ones.`,
    OTHER_ALGORITHMS: t`The hashes in the BOM and the published ones use different algorithms.`,
  };
}

/** True if the hashes of a component are those that its repository publishes. */
export function IntegrityText({ release }: { release: ComponentRelease }) {
  const { t } = useLingui();
  const labels = useIntegrityLabels();
  const gaps = useGapTexts();
  const format = useFormat();
  const { integrity, gap, hashes, repository, lastCheck } = release;
  const namesOf = (isPublished: boolean) =>
    hashes
      .filter((hash) => hash.isPublished === isPublished)
      .map(({ algorithm }) => algorithm)
      .join(', ');
  const right = namesOf(true);
  const wrong = namesOf(false);
  const checked = lastCheck === undefined ? undefined : format.date(lastCheck);
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-muted">{t`Integrity`}</span>
        <Badge tone={tones[integrity]}>{labels[integrity]}</Badge>
        {repository && checked ? (
          <span className="text-muted">{t`according to ${repository} on ${checked}`}</span>
        ) : null}
      </p>
      <p className="mt-1">
        {gap ? gaps[gap] : null}
        {integrity === 'MATCH' ? t`Hash of a published file: ${right}.` : null}
        {integrity === 'MISMATCH'
          ? t`Not the hash of any published file: ${wrong}. The file may have been built or changed elsewhere.`
          : null}
      </p>
    </div>
  );
}
