import { useLingui } from '@lingui/react/macro';
import type { VexImport, VexOutcome } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Stat } from '../../ui/card.tsx';
import { useOutcomeLabels, useReasonLabels } from './vex-words.ts';

/** The number of statements by result, each linked to them. */
export function VexFigures({ vex }: { vex: VexImport }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useOutcomeLabels();
  if (vex.processedAt === undefined) return null;
  const findings = format.number(vex.findings);
  const figure = (outcome: VexOutcome, count: number | undefined, note?: React.ReactNode) => (
    <Stat
      label={labels[outcome]}
      value={
        count && vex.isListed ? (
          <AppLink
            path={paths.projectVex(vex.project.uuid, vex.token, { outcome })}
            className="hover:underline"
          >
            {format.number(count)}
          </AppLink>
        ) : (
          format.number(count)
        )
      }
      note={note}
    />
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {figure('APPLIED', vex.applied, t`Findings changed: ${findings}`)}
      {figure('KEPT', vex.kept, vex.kept ? t`Their components don't have the vulnerability yet.` : undefined)}
      {figure('UNCHANGED', vex.unchanged)}
      {figure('NOT_APPLIED', vex.notApplied, vex.notApplied ? <Reasons vex={vex} /> : undefined)}
    </div>
  );
}

function Reasons({ vex }: { vex: VexImport }) {
  const format = useFormat();
  const labels = useReasonLabels();
  return (
    <ul className="flex flex-col gap-0.5">
      {vex.reasons.map(({ reason, count }) => {
        const text = `${labels[reason]}: ${format.number(count)}`;
        return (
          <li key={reason}>
            {vex.isListed ? (
              <AppLink
                path={paths.projectVex(vex.project.uuid, vex.token, { reason })}
                className="text-accent hover:underline"
              >
                {text}
              </AppLink>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}
