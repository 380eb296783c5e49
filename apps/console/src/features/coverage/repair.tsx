// Public to other features.
import { Plural, useLingui } from '@lingui/react/macro';
import type { RepairAction } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { type AppPath, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ecosystemsSetting, switchOf } from '../source/source-switches.ts';
import { useEnableEcosystems } from '../source/use-enable.ts';

/** The pages of analyzers, as their addresses have it. */
const analyzerPages: ReadonlyMap<string, string> = new Map([
  ['ossindex', 'oss'],
  ['snyk', 'snyk'],
  ['trivy', 'trivy'],
  ['vulndb', 'vulnDB'],
]);

/** The setting that an action changes, or the page that it looks at; undefined for one that is neither. */
function settingOf({ code, data }: RepairAction): AppPath | undefined {
  const source = String(data.source);
  const page = (name: string, setting?: string) => paths.adminPage('vulnerabilitySources', name, { setting });
  if (code === 'enable_ecosystem') return page('osv', ecosystemsSetting);
  if (code === 'enable_source') return page(source, switchOf(source));
  if (code === 'import_source') return page(source);
  if (code !== 'check_analyzer') return undefined;
  const analyzer = analyzerPages.get(String(data.analyzer));
  return analyzer === undefined ? undefined : paths.adminPage('analyzers', analyzer);
}

interface RepairProps {
  action: RepairAction;
  advice: string;
  /** The number of components it would cover. */
  gain?: number;
  className?: string;
  /** In a row of a table there are words and a link only. */
  brief?: boolean;
}

/**
 * The remedy for a coverage gap: a button, or a link to the setting, for users who may change it, and text
 * for all others.
 */
export function Repair({ action, advice, gain, className, brief = false }: RepairProps) {
  const mayChange = useCapability('SYSTEM_CONFIGURATION').allowed;
  const setting = settingOf(action);
  const ecosystem = action.code === 'enable_ecosystem' ? String(action.data.ecosystem) : undefined;
  return (
    <span className={className}>
      {setting && mayChange ? <AppLink path={setting}>{advice}</AppLink> : advice}
      {setting && gain && action.code !== 'check_analyzer' ? (
        <span className="ms-1.5 whitespace-nowrap tabular-nums">
          <Plural value={gain} one="+# component" other="+# components" />
        </span>
      ) : null}
      {ecosystem !== undefined && mayChange && !brief ? <EnableEcosystem name={ecosystem} /> : null}
    </span>
  );
}

/** Enables an ecosystem and starts to import it. */
function EnableEcosystem({ name }: { name: string }) {
  const { t } = useLingui();
  const { busy, enable } = useEnableEcosystems();
  const start = () =>
    enable([name], () => toast({ kind: 'success', title: t`${name} enabled. The import has started.` }));
  return (
    <Button size="sm" className="ms-2" busy={busy} aria-label={t`Enable ${name}`} onClick={start}>
      {t`Enable`}
    </Button>
  );
}
