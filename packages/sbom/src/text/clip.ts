/** Keeps a quotation of the document short enough for a message. */
export function clip(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
