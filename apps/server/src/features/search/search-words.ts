/** So many words of a search count. */
const mostWords = 8;

/** The words of a search in lower case, each once. */
export function searchWords(text: string | undefined): string[] {
  const words = (text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords);
}
