import { type ComponentProps, createContext, useContext } from 'react';

const Disabled = createContext(false);

/** True if the fields around are only shown. Controls that are no fields of the browser have to ask. */
export function useFieldsDisabled(): boolean {
  return useContext(Disabled);
}

/** Fields that belong together, and can be only shown together. */
export function FieldGroup({ disabled = false, ...rest }: ComponentProps<'fieldset'>) {
  return (
    <Disabled value={disabled}>
      <fieldset disabled={disabled} {...rest} />
    </Disabled>
  );
}
