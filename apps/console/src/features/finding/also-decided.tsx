import { Plural, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../ui/inputs.tsx';
import type { DecisionForm } from './use-decision-form.ts';

/** About what else the same is decided. */
export function AlsoDecided({ decision }: { decision: DecisionForm }) {
  return (
    <>
      <Aliases decision={decision} />
      <OtherVersions decision={decision} />
    </>
  );
}

/** True if the same is decided about the other records of the flaw that the component has, too. */
function Aliases({ decision: { aliases } }: { decision: DecisionForm }) {
  const { t, i18n } = useLingui();
  if (aliases.findings.length === 0) return null;
  const ids = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(
    aliases.findings.map(({ vulnerability }) => vulnerability.vulnId),
  );
  return (
    <Checkbox
      label={t`Apply to ${ids}, the same vulnerability`}
      checked={aliases.areMeant}
      onCheckedChange={aliases.setMeant}
    />
  );
}

/** True if the same is decided about the other versions of the component that have the vulnerability, too. */
function OtherVersions({ decision: { others } }: { decision: DecisionForm }) {
  const { count } = others;
  if (count === 0) return null;
  return (
    <Checkbox
      label={
        <Plural
          value={count}
          one="Apply to the other version too"
          other="Apply to the # other versions too"
        />
      }
      checked={others.areMeant}
      onCheckedChange={others.setMeant}
    />
  );
}
