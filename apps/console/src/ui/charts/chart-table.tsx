import { useLingui } from '@lingui/react/macro';
import type { ChartData } from './chart-data.ts';

/** The numbers of a chart, newest first. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const { t, i18n } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="max-h-70 overflow-auto">
      <table className="w-full text-end tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-muted">
          <tr>
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {t`From`}
            </th>
            {data.series.map((series) => (
              <th key={series.id} scope="col" className="py-1.5 ps-3 font-medium">
                {series.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.points.toReversed().map((point) => (
            <tr key={point.atMs} className="border-t border-line">
              <th scope="row" className="py-1 pe-3 text-start font-normal whitespace-nowrap">
                {i18n.date(point.atMs, { dateStyle: 'medium', timeStyle: 'short' })}
              </th>
              {data.series.map((series, index) => (
                <td key={series.id} className="py-1 ps-3">
                  {i18n.number(point.values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
