import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ChartArea, Table } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button.tsx';
import { Card } from '../card.tsx';
import { Hint } from '../hint.tsx';
import { backgrounds, type ChartData, latestValues } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { TimeChart } from './time-chart.tsx';

export interface ChartCardProps {
  title: string;
  data: ChartData;
  /** The series make a whole: areas on each other; else each has a line of its own. */
  stacked?: boolean;
  className?: string;
  /** Explains its words. */
  hint?: string;
}

/** A chart over time with its legend, the numbers of now, and all numbers as a table at the press of a button. */
export function ChartCard({ title, data, stacked = false, className, hint }: ChartCardProps) {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      title={
        hint ? (
          <span className="inline-flex items-center gap-1">
            {title} <Hint label={title} text={hint} />
          </span>
        ) : (
          title
        )
      }
      {...(className ? { className } : {})}
      actions={
        <IconButton
          label={asTable ? t`Show “${title}” as a chart` : t`Show “${title}” as a table`}
          icon={
            asTable ? <ChartArea className="size-4" aria-hidden /> : <Table className="size-4" aria-hidden />
          }
          onClick={() => setAsTable(!asTable)}
        />
      }
    >
      {asTable ? (
        <ChartTable label={title} data={data} />
      ) : (
        <TimeChart label={summaryOf(title, data)} data={data} stacked={stacked} />
      )}
      <Legend data={data} />
    </Card>
  );
}

/** The title and the numbers of now: what a picture of them would say first. */
function summaryOf(title: string, data: ChartData): string {
  const values = latestValues(data);
  const parts = data.series.map(({ label }, index) => `${label}: ${values[index] ?? 0}`);
  return [title, ...parts.toReversed()].join(', ');
}

function Legend({ data }: { data: ChartData }) {
  const { i18n } = useLingui();
  const values = latestValues(data);
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {[...data.series.entries()].reverse().map(([index, { id, label, tone }]) => (
        <li key={id} className="flex items-center gap-1.5">
          <span className={clsx('size-2.5 rounded-xs', backgrounds[tone])} aria-hidden />
          <span className="text-muted">{label}</span>
          <span className="font-medium tabular-nums">{i18n.number(values[index] ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}
