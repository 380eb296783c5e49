import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { topProjectsQuery } from './attention.data.ts';
import { CriticalCell, EpssCell, ExploitedCell, NewCell, ProjectName } from './attention-columns.tsx';

/** The most urgent projects with the figures that make them so. */
export function TopProjects() {
  const { t } = useLingui();
  const { data } = useQuery(topProjectsQuery);
  if (data?.rows.length === 0) return null;
  return (
    <Card
      title={t`Most urgent projects`}
      actions={
        <AppLink
          path={paths.attention()}
          className="text-xs text-accent hover:underline"
        >{t`Show all`}</AppLink>
      }
    >
      {data ? (
        <section
          aria-label={t`Most urgent projects`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="relative -m-1 overflow-x-auto p-1"
        >
          <table className="w-full min-w-160 text-start">
            <thead className="text-xs text-muted">
              <tr>
                <th scope="col" className="w-full pb-1.5 text-start font-medium">{t`Project`}</th>
                <th
                  scope="col"
                  className="pb-1.5 ps-6 text-end font-medium whitespace-nowrap"
                >{t`Known exploited`}</th>
                <th
                  scope="col"
                  className="pb-1.5 ps-6 text-end font-medium whitespace-nowrap"
                >{t`Critical`}</th>
                <th
                  scope="col"
                  className="pb-1.5 ps-6 text-end font-medium whitespace-nowrap"
                >{t`Highest EPSS`}</th>
                <th
                  scope="col"
                  className="pb-1.5 ps-6 text-end font-medium whitespace-nowrap"
                >{t`New since yesterday`}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <tr key={row.uuid} className="border-t border-line">
                  <th scope="row" className="max-w-0 py-1.5 text-start font-normal">
                    <ProjectName row={row} />
                  </th>
                  <td className="py-1.5 ps-6 text-end">
                    <ExploitedCell row={row} />
                  </td>
                  <td className="py-1.5 ps-6 text-end">
                    <CriticalCell row={row} />
                  </td>
                  <td className="py-1.5 ps-6 text-end tabular-nums">
                    <EpssCell row={row} />
                  </td>
                  <td className="py-1.5 ps-6 text-end">
                    <NewCell row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Card>
  );
}
