import { Plural, useLingui } from '@lingui/react/macro';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './button.tsx';
import { Select } from './inputs.tsx';

const pageSizes = [10, 25, 50, 100] as const;

export interface PaginationProps {
  /** The list that the pages are of. */
  label: string;
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onChange: (patch: { page: number; pageSize?: number }) => void;
}

/** Which rows are shown, and the way to others where there are others. */
export function Pagination({ label, page, pageSize, total, onChange }: PaginationProps) {
  const { t, i18n } = useLingui();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const number = (value: number) => i18n.number(value);
  const from = number(total === 0 ? 0 : (page - 1) * pageSize + 1);
  const to = number(Math.min(total, page * pageSize));
  const all = number(total);
  const current = number(page);
  const last = number(pages);
  const sizes = pageSizes.some((size) => size === pageSize) ? pageSizes : [...pageSizes, pageSize];
  return (
    <nav
      aria-label={t`Pages: ${label}`}
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 text-xs text-muted"
    >
      {total > pageSizes[0] ? (
        <Select
          aria-label={t`Rows per page`}
          className="w-32"
          value={String(pageSize)}
          options={sizes.map((size) => ({ value: String(size), label: t`${size} per page` }))}
          onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}
        />
      ) : null}
      <span className="tabular-nums">{t`${from}–${to} of ${all}`}</span>
      {pages > 1 ? (
        <span className="flex items-center">
          <IconButton
            label={t`First page`}
            icon={<ChevronFirst className="size-4 rtl:rotate-180" aria-hidden />}
            disabledReason={page <= 1 ? t`This is the first page.` : undefined}
            onClick={() => onChange({ page: 1 })}
          />
          <IconButton
            label={t`Previous page`}
            icon={<ChevronLeft className="size-4 rtl:rotate-180" aria-hidden />}
            disabledReason={page <= 1 ? t`This is the first page.` : undefined}
            onClick={() => onChange({ page: page - 1 })}
          />
          <span className="px-1.5 tabular-nums">{t`Page ${current} of ${last}`}</span>
          <IconButton
            label={t`Next page`}
            icon={<ChevronRight className="size-4 rtl:rotate-180" aria-hidden />}
            disabledReason={page >= pages ? t`This is the last page.` : undefined}
            onClick={() => onChange({ page: page + 1 })}
          />
          <IconButton
            label={t`Last page`}
            icon={<ChevronLast className="size-4 rtl:rotate-180" aria-hidden />}
            disabledReason={page >= pages ? t`This is the last page.` : undefined}
            onClick={() => onChange({ page: pages })}
          />
        </span>
      ) : null}
    </nav>
  );
}

/** The number of rows, if there are no pages, and the rows in view. */
export function RowCount({
  total,
  view,
  isEstimated = false,
}: {
  total: number;
  view?: { first: number; last: number } | undefined;
  /** The total is not counted but estimated. */
  isEstimated?: boolean;
}) {
  const { t, i18n } = useLingui();
  const isAllInView = !view || (view.first === 0 && view.last >= total - 1);
  const from = i18n.number((view?.first ?? 0) + 1);
  const to = i18n.number(Math.min(total, (view?.last ?? 0) + 1));
  const all = i18n.number(total);
  return (
    <p className="text-end text-xs text-muted tabular-nums">
      {isAllInView ? (
        <Plural value={total} one="# row" other="# rows" />
      ) : isEstimated ? (
        t`${from}–${to} of about ${all}`
      ) : (
        t`${from}–${to} of ${all}`
      )}
    </p>
  );
}
