// Public to other features.

/**
 * A distinguished name in the form by which two are compared, as directories compare most of their attributes: without
 * regard to case and to blanks around separators.
 */
export function dnKey(dn: string): string {
  return dn
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(?<!\\)([,+=]) ?/g, '$1')
    .toLowerCase();
}
