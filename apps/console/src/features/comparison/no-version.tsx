import { useLingui } from '@lingui/react/macro';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';

export function NoVersion() {
  const { t } = useLingui();
  return <span className="text-muted">{t`No version`}</span>;
}

/** The other version alone has it. */
export const nothing = <span className="text-muted">–</span>;

export interface Side {
  uuid: string;
  versions: readonly string[];
}

/** The versions of a component that a row is about, as a link to one of them. */
export function VersionsCell({ side }: { side: Side | undefined }) {
  if (!side) return nothing;
  return <AppLink path={paths.component(side.uuid)}>{side.versions.join(', ') || <NoVersion />}</AppLink>;
}
