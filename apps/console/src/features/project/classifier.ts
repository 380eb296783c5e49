// Public to other features.

import { useLingui } from '@lingui/react/macro';
import type { Classifier } from '@waybill/api-contract';
import { compareTexts } from '../../ui/collator.ts';

/** The kinds of components and projects in the user's language. */
export function useClassifierLabels(): Record<Classifier, string> {
  const { t } = useLingui();
  return {
    APPLICATION: t`Application`,
    FRAMEWORK: t`Framework`,
    LIBRARY: t`Library`,
    CONTAINER: t`Container`,
    OPERATING_SYSTEM: t`Operating system`,
    DEVICE: t`Device`,
    FIRMWARE: t`Firmware`,
    FILE: t`File`,
    PLATFORM: t`Platform`,
    DEVICE_DRIVER: t`Device driver`,
    MACHINE_LEARNING_MODEL: t`Machine-learning model`,
    DATA: t`Data`,
    NONE: t`None`,
  };
}

/** The classifiers of things with components, sorted by label. */
export function useClassifierOptions() {
  const labels = useClassifierLabels();
  return Object.entries(labels)
    .filter(([value]) => value !== 'NONE')
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => compareTexts(a.label, b.label));
}
