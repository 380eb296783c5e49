/** Longer than any address of a license. */
const MAX_LENGTH = 500;

/**
 * An address without what varies between its writings: scheme, `www.`, case, fragment, a slash or file type at the end, and
 * the prefix of a copy in the Internet Archive. Empty for what is no web address.
 */
export function urlKey(url: string): string {
  if (url.length > MAX_LENGTH || /\s/.test(url.trim())) return '';
  const address = url
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:https?|ftp):)?\/\//, '')
    .replace(/^web\.archive\.org\/web\/\d+(?:if_)?\/(?:https?:\/\/)?/, '')
    .replace(/^www\./, '')
    .replace(/#.*$/, '')
    .replace(/\?$/, '');
  if (!/^[\w.-]+\.[a-z]+(?::\d+)?(?:[/?]|$)/.test(address)) return '';
  return trimEnd(trimEnd(address).replace(/\.(?:html?|txt|php|md|json|rdf)$/, ''));
}

function trimEnd(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}
