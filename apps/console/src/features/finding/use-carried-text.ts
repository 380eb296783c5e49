import { useLingui } from '@lingui/react/macro';
import type { Carried } from './carried.ts';

/** Where a decision was carried from, and who took it. */
export function useCarriedText(): (carried: Carried) => string {
  const { t } = useLingui();
  return ({ projectVersion, componentVersion, by }) => {
    const from =
      projectVersion && componentVersion
        ? t`Carried from ${projectVersion} (component ${componentVersion})`
        : projectVersion
          ? t`Carried from ${projectVersion}`
          : componentVersion
            ? t`Carried from component ${componentVersion}`
            : t`Carried from another version`;
    return by ? t`${from}, by ${by}` : from;
  };
}
