import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useFormContext,
  useForm as useHookForm,
} from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { Button } from './button.tsx';
import { Input, Select, type SelectOption, TextArea } from './inputs.tsx';
import { Tooltip } from './tooltip.tsx';

// react-hook-form's own generics for nested schemas are beyond what TypeScript infers; values stay typed at the edge.
export type FormSchema = GenericSchema<FieldValues, FieldValues>;
export type FormHandle<Schema extends FormSchema> = UseFormReturn<
  InferInput<Schema>,
  unknown,
  InferOutput<Schema>
>;

/** The state of one form: all that the schema says is checked on submit, then again while typing. */
export function useForm<Schema extends FormSchema>(options: {
  schema: Schema;
  defaultValues: DefaultValues<InferInput<Schema>>;
}): FormHandle<Schema> {
  return useHookForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    resolver: valibotResolver(options.schema),
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    // Otherwise what fields say together is only looked at once each of them is right.
    criteriaMode: 'all',
    reValidateMode: 'onChange',
  });
}

/** Makes the saved values the form's new initial values. Input since it was `sent` remains as a change. */
export function restartForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  { sent, saved }: { sent: Values; saved: Values },
): void {
  const typed = Object.entries(form.getValues()).filter(([field, value]) => value !== sent[field]);
  form.reset(saved, { keepFieldsRef: true });
  const values = { ...saved, ...Object.fromEntries(typed) };
  form.reset(values, { keepFieldsRef: true, keepDefaultValues: true });
}

/** Checks a form and hands on what it holds. One that is begun anew while it is checked is checked again, not forgotten. */
export async function submitForm<Schema extends FormSchema>(
  form: FormHandle<Schema>,
  onValid: (values: InferOutput<Schema>) => Promise<void>,
  event?: SyntheticEvent,
): Promise<void> {
  let isChecked = false;
  const check = form.handleSubmit(
    (values) => {
      isChecked = true;
      return onValid(values);
    },
    () => {
      isChecked = true;
    },
  );
  await check(event);
  if (!isChecked) await check(event);
}

interface ServerViolation {
  path: string;
  message: string;
}

/** Anything thrown that lists which fields broke which rule, such as the client's `HttpError`. */
function violationsOf(error: unknown): ServerViolation[] {
  const list = error instanceof Error ? Reflect.get(error, 'violations') : undefined;
  return Array.isArray(list) ? list : [];
}

export interface FormProps<Schema extends FormSchema> {
  form: FormHandle<Schema>;
  /**
   * Sends the checked values. An error that it throws is shown at the fields it names, else above the
   * buttons. `by` is the button, if several submit.
   */
  onSubmit: (values: InferOutput<Schema>, by: HTMLElement | null) => Promise<unknown>;
  submitLabel: string;
  /** The tooltip of the submit button, such as its keys. */
  submitHint?: string;
  /** More buttons, before the one that submits. */
  actions?: ReactNode;
  /** Shows a cancel button. */
  onCancel?: () => void;
  /** Something else on the page comes first, so the submit button is secondary. */
  isSecondary?: boolean;
  /** Sending it destroys something. */
  isDanger?: boolean;
  /** Shows its values without editing. */
  readOnly?: boolean;
  /** Why the form cannot be sent now. */
  disabledReason?: string | undefined;
  /** The words for a failure that names no field; without it the notice of the failed request says enough. */
  describeError?: (error: unknown) => string | undefined;
  /** The submit button takes the full width, as on the sign-in page. */
  wide?: boolean;
  children: ReactNode;
}

/** The one form: checks, sends once, shows what the server refused, keeps what was typed. */
export function Form<Schema extends FormSchema>(props: FormProps<Schema>) {
  const { t } = useLingui();
  const { form } = props;
  const [failure, setFailure] = useState<string[]>([]);

  function showFailure(error: unknown): void {
    const rest: string[] = [];
    const known = form.getValues();
    let isFirst = true;
    for (const { path, message } of violationsOf(error)) {
      const name = path.replace(/^\$?\.?\/?/, '') as FieldPath<InferInput<Schema>>;
      if (Object.hasOwn(known, name.split('.')[0] ?? '')) {
        form.setError(name, { type: 'server', message }, { shouldFocus: isFirst });
        isFirst = false;
      } else rest.push(path ? `${path}: ${message}` : message);
    }
    const described = props.describeError?.(error);
    setFailure(described ? [described, ...rest] : rest);
  }

  function submit(event: SyntheticEvent): Promise<void> {
    const { nativeEvent } = event;
    const by = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const send = async (values: InferOutput<Schema>) => {
      setFailure([]);
      try {
        await props.onSubmit(values, by);
      } catch (error) {
        showFailure(error);
      }
    };
    return submitForm(form, send, event);
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          // A form in a dialog is inside another form's React tree; its submit must not reach that one.
          event.stopPropagation();
          void submit(event);
        }}
        className="flex flex-col gap-3.5"
      >
        {props.children}
        {failure.length === 0 ? null : (
          <div role="alert" className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            <ul>
              {failure.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        <div
          className={clsx('dialog-footer mt-1 flex gap-2', props.wide ? 'flex-col' : 'flex-wrap justify-end')}
        >
          {props.actions}
          {props.onCancel ? (
            <Button onClick={props.onCancel}>{props.readOnly ? t`Close` : t`Cancel`}</Button>
          ) : null}
          {props.readOnly ? null : (
            <Tooltip text={props.disabledReason === undefined ? props.submitHint : undefined}>
              <Button
                type="submit"
                {...(props.isSecondary ? {} : { variant: props.isDanger ? 'danger' : 'primary' })}
                busy={form.formState.isSubmitting}
                disabledReason={props.disabledReason}
              >
                {props.submitLabel}
              </Button>
            </Tooltip>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

export interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  required?: boolean;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

/** Label, hint and error around one control; `children` wires the control to them. */
export function FieldFrame(
  props: FieldFrameProps & { error: string | undefined; children: (wiring: Wiring) => ReactNode },
) {
  const id = useId();
  const { label, hint, required, error } = props;
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {required ? (
          <span className="ms-0.5 text-danger" aria-hidden>
            *
          </span>
        ) : null}
      </label>
      {props.children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': required || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-xs text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}

type NamedProps<Element extends 'input' | 'textarea' | 'select'> = FieldFrameProps &
  Omit<ComponentProps<Element>, 'name' | 'id' | 'required' | 'ref'> & { name: string };

export function TextField({ name, label, hint, required, ...rest }: NamedProps<'input'>) {
  const { register } = useFormContext();
  return (
    <FieldFrame label={label} hint={hint} required={required ?? false} error={useFieldError(name)}>
      {(wiring) => <Input autoComplete="off" {...rest} {...wiring} {...register(name)} />}
    </FieldFrame>
  );
}

export function TextAreaField({ name, label, hint, required, ...rest }: NamedProps<'textarea'>) {
  const { register } = useFormContext();
  return (
    <FieldFrame label={label} hint={hint} required={required ?? false} error={useFieldError(name)}>
      {(wiring) => <TextArea {...rest} {...wiring} {...register(name)} />}
    </FieldFrame>
  );
}

export function SelectField(
  props: NamedProps<'select'> & { options: readonly SelectOption[]; placeholder?: string },
) {
  const { name, label, hint, required, ...rest } = props;
  const { register } = useFormContext();
  return (
    <FieldFrame label={label} hint={hint} required={required ?? false} error={useFieldError(name)}>
      {(wiring) => <Select {...rest} {...wiring} {...register(name)} />}
    </FieldFrame>
  );
}
