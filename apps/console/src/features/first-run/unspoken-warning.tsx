import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Coverage } from '@waybill/api-contract';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { settingsQuery, settingValue, useSaveSettings } from '../setting/setting.data.ts';
import { listOf } from '../source/ecosystems.ts';
import { useMirror } from '../source/source.data.ts';
import { ecosystemsSetting } from './source-step.tsx';
import { listUnspokenTypes, type UnspokenType } from './unspoken-types.ts';

/** The warning that parts of what was uploaded are not judged, and what helps. */
export function UnspokenWarning({ coverages }: { coverages: readonly Coverage[] }) {
  const types = listUnspokenTypes(coverages);
  if (types.length === 0) return null;
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
    </section>
  );
}

function TypeLine({ unspoken }: { unspoken: UnspokenType }) {
  const { t } = useLingui();
  const { type, components, ecosystems } = unspoken;
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-3">
      <code className="min-w-16 font-mono text-xs">{type}</code>
      <span>
        <Plural value={components} one="# component not covered" other="# components not covered" />
      </span>
      <span className="ms-auto">
        {type === 'cpe' ? <EnableNvd /> : null}
        {ecosystems.length > 0 ? <EnableEcosystems names={ecosystems} /> : null}
        {type !== 'cpe' && ecosystems.length === 0 ? t`No source in this version covers them.` : null}
      </span>
    </li>
  );
}

function useEnable() {
  const { t } = useLingui();
  const save = useSaveSettings();
  const mirror = useMirror();
  async function enable(source: 'nvd' | 'osv', id: string, value: string): Promise<void> {
    await save.mutateAsync([{ id, value }]);
    await mirror.mutateAsync(source);
    toast({ kind: 'success', title: t`Enabled, update started` });
  }
  const busy = save.isPending || mirror.isPending;
  // A refusal has already been shown.
  return {
    busy,
    enable: (...args: Parameters<typeof enable>) => void enable(...args).catch(() => undefined),
  };
}

function EnableNvd() {
  const { t } = useLingui();
  const { busy, enable } = useEnable();
  return (
    <Button size="sm" busy={busy} onClick={() => enable('nvd', 'vuln-source/nvd.enabled', 'true')}>
      {t`Enable NVD`}
    </Button>
  );
}

function EnableEcosystems({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  const { busy, enable } = useEnable();
  const stored = useSuspenseQuery(settingsQuery).data;
  const chosen = listOf(settingValue(stored, ecosystemsSetting));
  const list = names.join(', ');
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() => enable('osv', ecosystemsSetting, [...new Set([...chosen, ...names])].join(';'))}
    >
      {t`Enable ${list} (OSV)`}
    </Button>
  );
}
