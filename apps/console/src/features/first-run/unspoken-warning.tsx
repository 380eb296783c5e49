import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { settingsQuery, settingValue, useSaveSettings } from '../setting/setting.data.ts';
import { listOf } from '../source/ecosystems.ts';
import { useMirror } from '../source/source.data.ts';
import { ecosystemsSetting } from '../source/source-switches.ts';
import { type NeededSources, neededSources, type UnspokenType } from './unspoken-types.ts';

/** The warning that parts of what was uploaded are not judged, and the one button that helps. */
export function UnspokenWarning({ types, isNext }: { types: readonly UnspokenType[]; isNext: boolean }) {
  const needed = neededSources(types);
  return (
    <section role="status" className="mb-4 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <h3 className="flex items-center gap-2 font-medium">
        <TriangleAlert className="size-4 shrink-0" aria-hidden />
        <Trans>No enabled source covers these component types:</Trans>
      </h3>
      <ul className="mt-1">
        {types.map((each) => (
          <TypeLine key={each.type} unspoken={each} />
        ))}
      </ul>
      {needed.nvd || needed.ecosystems.length > 0 ? <EnableNeeded needed={needed} isNext={isNext} /> : null}
    </section>
  );
}

function TypeLine({ unspoken }: { unspoken: UnspokenType }) {
  const { t } = useLingui();
  const { type, components, ecosystems } = unspoken;
  return (
    <li className="flex min-h-7 flex-wrap items-center gap-x-3">
      <code className="min-w-16 font-mono text-xs">{type}</code>
      <Plural value={components} one="# component not covered" other="# components not covered" />
      {type !== 'cpe' && ecosystems.length === 0 ? (
        <span className="ms-auto">{t`No source in this version covers them.`}</span>
      ) : null}
    </li>
  );
}

/** Everything that is needed in one act: what is enabled is also fetched. */
function EnableNeeded({ needed, isNext }: { needed: NeededSources; isNext: boolean }) {
  const { t, i18n } = useLingui();
  const save = useSaveSettings();
  const mirror = useMirror();
  const stored = useSuspenseQuery(settingsQuery).data;
  const chosen = listOf(settingValue(stored, ecosystemsSetting));
  const names = [...(needed.nvd ? ['NVD'] : []), ...needed.ecosystems];
  const list = new Intl.ListFormat(i18n.locale).format(names);

  async function enable(): Promise<void> {
    const ecosystems = [...new Set([...chosen, ...needed.ecosystems])].join(';');
    const hasOsv = needed.ecosystems.length > 0;
    await save.mutateAsync([
      ...(needed.nvd ? [{ id: 'vuln-source/nvd.enabled', value: 'true' }] : []),
      ...(hasOsv ? [{ id: ecosystemsSetting, value: ecosystems }] : []),
    ]);
    if (hasOsv) await mirror.mutateAsync('osv');
    if (needed.nvd) await mirror.mutateAsync('nvd');
    toast({ kind: 'success', title: t`Enabled, update started` });
  }

  return (
    <div className="mt-2">
      <Button
        {...(isNext ? { variant: 'primary' } : {})}
        busy={save.isPending || mirror.isPending}
        // A refusal has already been shown.
        onClick={() => void enable().catch(() => undefined)}
      >
        {t`Enable ${list}`}
      </Button>
    </div>
  );
}
