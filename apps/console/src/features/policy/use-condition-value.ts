import { useFormContext } from 'react-hook-form';
import { useFieldError } from '../../ui/form.tsx';
import type { ConditionValues } from './policy-form-values.ts';

export interface ConditionValueProps {
  /** The name of the condition in the form. */
  row: string;
  condition: ConditionValues;
}

/** The value of a condition as the API has it, and how to change it. */
export function useConditionValue({ row, condition }: ConditionValueProps) {
  const { setValue, formState } = useFormContext();
  const name = `${row}.value`;
  return {
    name,
    value: condition.value,
    error: useFieldError(name),
    set: (value: string) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  };
}
