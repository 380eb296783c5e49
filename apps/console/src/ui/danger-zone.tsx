import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

export interface DangerZoneProps {
  /** One for each thing that can be done. */
  children: ReactNode;
}

/** The end of a page or panel: what destroys, apart from everything else. */
export function DangerZone({ children }: DangerZoneProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-danger/40">
      <h2 id={id} className="border-b border-danger/40 px-4 py-2 font-semibold text-danger">
        {t`Danger zone`}
      </h2>
      <div className="divide-y divide-line">{children}</div>
    </section>
  );
}

export interface DangerProps {
  title: string;
  /** Describes what happens, and whether it can be undone. */
  children: ReactNode;
  /** The button that asks first. */
  action: ReactNode;
}

/** One thing that can be done in a danger zone. */
export function Danger({ title, children, action }: DangerProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className="font-medium wrap-anywhere">{title}</h3>
        <p className="text-muted wrap-anywhere">{children}</p>
      </div>
      {action}
    </div>
  );
}
