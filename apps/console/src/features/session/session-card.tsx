// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { setLocale } from '../../lib/i18n.ts';
import { type Locale, locales } from '../../lib/locale.ts';
import { Select } from '../../ui/inputs.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';

const options = Object.entries(locales).map(([value, label]) => ({ value, label }));

/** The frame of the pages before the shell: a mark, a box, the language. */
export function SessionCard({
  title,
  text,
  welcome,
  children,
}: {
  title: string;
  text?: string;
  /** HTML of the administrators. */
  welcome?: string;
  children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  return (
    <main className="grid min-h-dvh grid-cols-1 place-items-center px-4 py-10">
      <div className="w-90 max-w-full">
        <img src="static/icon.svg" alt="" className="mx-auto mb-5 size-10" />
        <h1 className="text-center text-xl font-semibold">{title}</h1>
        {text ? <p className="mt-1 text-center text-muted">{text}</p> : null}
        {welcome ? (
          <section aria-label={t`Message`} className="mt-6 rounded-xl border border-line bg-surface p-5">
            <SafeHtml html={welcome} />
          </section>
        ) : null}
        <div className="mt-6 rounded-xl border border-line bg-surface p-5">{children}</div>
        <Select
          aria-label={t`Language`}
          className="mx-auto mt-5 w-36"
          value={i18n.locale}
          options={options}
          onChange={(event) => void setLocale(event.target.value as Locale)}
        />
      </div>
    </main>
  );
}
