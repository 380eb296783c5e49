import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';

/** The top of a screen: where we are, what it is, what can be done. */
export function PageHeader(props: {
  title: ReactNode;
  /** The way to this page, as links. */
  crumbs?: readonly ReactNode[];
  /** The most important facts, beside the title if there is room. */
  facts?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  const { t } = useLingui();
  const crumbs = props.crumbs ?? [];
  return (
    <header className={clsx('@container', props.facts === undefined ? 'mb-4' : 'mb-2.5')}>
      {crumbs.length === 0 ? null : (
        <nav
          aria-label={t`Breadcrumb`}
          className="mb-1 flex flex-wrap gap-1.5 text-xs text-muted wrap-anywhere"
        >
          {crumbs.map((crumb, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place in the row
            <Fragment key={index}>
              {index > 0 ? <span aria-hidden>/</span> : null}
              {crumb}
            </Fragment>
          ))}
        </nav>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div
          className={clsx(
            'flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1.5',
            // Facts break into a second line rather than send the actions there.
            props.facts !== undefined && 'grow @5xl:basis-80 @max-5xl:contents',
          )}
        >
          <h1 className="min-w-0 text-lg leading-8 font-semibold wrap-anywhere">{props.title}</h1>
          {props.facts === undefined ? null : (
            // In little room they have a line of their own, as wide as the page.
            <div className="min-w-0 @max-5xl:order-last @max-5xl:basis-full">{props.facts}</div>
          )}
        </div>
        {props.actions === undefined ? null : (
          <div className="flex flex-wrap items-center gap-2 self-start">{props.actions}</div>
        )}
      </div>
      {props.description === undefined ? null : (
        <p className="mt-1 text-muted wrap-anywhere">{props.description}</p>
      )}
    </header>
  );
}
