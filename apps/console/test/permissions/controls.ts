import type { Page } from 'playwright-core';

/** Names of what only looks: it changes nothing but what is in sight. */
const looking = [
  /^(Columns|Views|Filter|Group by|Grouped by: .+|Download CSV|Keyboard shortcuts|Cancel|Close|Clear selection)$/,
  /^(Open|In use)$/,
  /^(7 days|30 days|90 days|1 year|Custom range)$/,
  /^(Flat list|Group versions|Expand|Table|Fit to view|Zoom in|Zoom out|Show in graph|Search|Swap versions|Change)$/,
  /^(Next|Previous) (page|finding|violation)$|^(First|Last) page$/,
  /^(Copy|Show|Include past|Affecting my|Direct dependencies|Select all) /,
  /, switch version$| covered$/,
  // A hint: its word, and what it says.
  /^[^:]+: [A-Z].{20,}/,
];

/** Names that have the name of a thing in them. */
const named: readonly [RegExp, string][] = [
  [/^Remove .+ from the group$/, 'Remove from the group'],
  [/^Remove .+ from team$/, 'Remove from team'],
  [/^Download original from .+/, 'Download original'],
  [/^Run now: .+/, 'Run now'],
];

function simplified(name: string): string {
  return named.reduce((text, [pattern, simple]) => text.replace(pattern, simple), name);
}

/**
 * The names of what can be used in a part of the page and changes something, in order; `fields` stands for all that can be
 * filled in.
 */
export async function listOffered(page: Page, part: string): Promise<string[]> {
  const names = await page.evaluate((here) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, [role=menuitem], [role=checkbox], [role=switch], input, select, textarea',
    );
    // Controls that link elsewhere, sort, switch tabs, are a notice, or are behind a dialog.
    const elsewhere =
      'nav, [role=columnheader], [role=tablist], [aria-label=Notifications], [aria-hidden=true], [inert]';
    const unusable = ':disabled, [aria-disabled=true], [data-disabled], [readonly], [type=search]';
    const found = new Set<string>();
    for (const control of controls) {
      if (!control.checkVisibility() || !control.closest(here)) continue;
      if (control.closest(elsewhere) || control.matches(unusable)) continue;
      const label = control.getAttribute('aria-label') ?? control.textContent ?? '';
      const isField = control.matches('input, select, textarea, [role=checkbox], [role=switch]');
      if (!isField) found.add(label.trim());
      else if (/^Select (row|all rows)$/.test(label)) found.add('Select row');
      else if (control.closest('form, fieldset, [role=dialog]')) found.add('fields');
    }
    return [...found];
  }, part);
  const offered = names.map(simplified).filter((name) => !looking.some((each) => each.test(name)));
  return [...new Set(offered)].sort();
}
