import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';

/** A part of the report below its heading. */
export function ReportSection(props: { title: string; count?: number | undefined; children: ReactNode }) {
  const format = useFormat();
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-base font-semibold break-after-avoid">
        {props.title}
        {props.count === undefined ? null : (
          <span className="font-normal text-muted"> ({format.number(props.count)})</span>
        )}
      </h2>
      {props.children}
    </section>
  );
}

/** A plain table: the head is repeated on each printed page, and no row is cut in two. */
export function ReportTable(props: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // On a narrow screen it may be wider than the page.
    <section
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table aria-label={props.label} className="w-full border-collapse text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            {props.heads.map((head) => (
              <th key={head} scope="col" className="py-1.5 pe-3 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </section>
  );
}

export function ReportRow({ children }: { children: ReactNode }) {
  return <tr className="break-inside-avoid border-b border-line align-top">{children}</tr>;
}

export function ReportCell({ className, children }: { className?: string; children?: ReactNode }) {
  return <td className={clsx('min-w-0 py-1.5 pe-3 wrap-anywhere', className)}>{children}</td>;
}

/** The number of rows that a section does not list; hidden if it lists all. */
export function NotListed({ count }: { count: number }) {
  const { t } = useLingui();
  const format = useFormat();
  if (count <= 0) return null;
  const number = format.number(count);
  return <p className="mt-1.5 text-muted">{t`${number} more are not listed here.`}</p>;
}
