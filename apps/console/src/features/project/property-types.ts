// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { PropertyType } from '@waybill/api-contract';

/** Labels for the types of property values. */
export function usePropertyTypeLabels(): Record<PropertyType, string> {
  const { t } = useLingui();
  return {
    STRING: t`Text`,
    BOOLEAN: t`Yes or no`,
    INTEGER: t`Whole number`,
    NUMBER: t`Number`,
    TIMESTAMP: t`Time`,
    URL: t`URL`,
    UUID: t`UUID`,
    ENCRYPTEDSTRING: t`Secret`,
  };
}
