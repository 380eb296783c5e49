/** Records without a title are called by the beginning of their description, cut off. */
const cutOff = /(?:…|\.\.\.)$/;

/** True if a record has a title of its own, which its description does not say in full. */
export function isWholeTitle(title: string | undefined): title is string {
  return title !== undefined && !cutOff.test(title);
}

/**
 * A description (Markdown) without the title at its beginning, where that is shown above it; empty where it says no more. Stays
 * whole where the title goes on in it.
 */
export function afterTitle(description: string, title: string | undefined): string {
  const text = description.trim();
  if (!isWholeTitle(title)) return text;
  const beginning = title.trim().replace(/\.$/, '');
  const rest = text.replace(/^#+\s+/, '');
  if (!rest.toLowerCase().startsWith(beginning.toLowerCase())) return text;
  const after = rest.slice(beginning.length);
  if (!/^(?:[.:]?\s|[.:]?$)/.test(after)) return text;
  return after.replace(/^[.:]?\s*/, '');
}
