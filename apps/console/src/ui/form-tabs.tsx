import { Tabs as Base } from '@base-ui/react/tabs';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { tabClassName } from './tabs.tsx';

interface FormTab {
  id: string;
  title: string;
  /** The fields in it, by name or prefix of a name. */
  fields: readonly string[];
  content: ReactNode;
}

export interface FormTabsProps {
  label: string;
  tabs: readonly FormTab[];
  /** The fields are only shown; one can go from tab to tab all the same. */
  readOnly?: boolean;
}

/** The parts of a long form, one in sight; what is wrong in another one brings it up. */
export function FormTabs({ label, tabs, readOnly = false }: FormTabsProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(tabs[0]?.id);
  const root = useRef<HTMLDivElement>(null);
  const { formState } = useFormContext();
  const { errors, submitCount } = formState;
  const faulty = tabs.filter(({ fields }) => fields.some((field) => field in errors)).map(({ id }) => id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt to send moves the user
  useEffect(() => {
    const [first] = faulty;
    if (first === undefined || faulty.some((id) => id === current)) return;
    setCurrent(first);
    // A field out of sight cannot take the focus.
    const frame = requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [submitCount]);

  return (
    <Base.Root ref={root} value={current} onValueChange={setCurrent}>
      <Base.List aria-label={label} className="mb-4 flex flex-wrap gap-x-4 border-b border-line">
        {tabs.map(({ id, title }) => (
          <Base.Tab key={id} value={id} className={tabClassName(id === current)}>
            {title}
            {faulty.includes(id) ? (
              <span className="ms-1.5 inline-block size-1.5 rounded-full bg-danger-strong align-middle">
                <span className="sr-only">{t`has errors`}</span>
              </span>
            ) : null}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, content }) => (
        // All of them stay, so that no field forgets what was typed.
        <Base.Panel key={id} value={id} keepMounted>
          <FieldGroup disabled={readOnly} className="flex min-w-0 flex-col gap-3.5">
            {content}
          </FieldGroup>
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
