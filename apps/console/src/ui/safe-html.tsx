import { createElement, Fragment, type ReactNode, useMemo } from 'react';

// A heading of somebody else's text is none of the page's.
const heading = { as: 'p', className: 'font-semibold' };

/** The elements that a text may have, and their look. */
const elements: Readonly<Record<string, { as: string; className?: string }>> = {
  h1: { as: 'p', className: 'text-lg font-semibold' },
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  p: { as: 'p' },
  div: { as: 'div' },
  span: { as: 'span' },
  br: { as: 'br' },
  hr: { as: 'hr', className: 'border-line' },
  ul: { as: 'ul', className: 'list-disc ps-5' },
  ol: { as: 'ol', className: 'list-decimal ps-5' },
  li: { as: 'li' },
  b: { as: 'strong' },
  strong: { as: 'strong' },
  i: { as: 'em' },
  em: { as: 'em' },
  u: { as: 'u' },
  s: { as: 's' },
  small: { as: 'small' },
  sub: { as: 'sub' },
  sup: { as: 'sup' },
  code: { as: 'code', className: 'font-mono text-xs' },
  pre: { as: 'pre', className: 'overflow-x-auto font-mono text-xs' },
  blockquote: { as: 'blockquote', className: 'border-s-2 border-line ps-3 text-muted' },
  table: { as: 'table' },
  thead: { as: 'thead' },
  tbody: { as: 'tbody' },
  tr: { as: 'tr' },
  th: { as: 'th', className: 'pe-4 text-start font-medium' },
  td: { as: 'td', className: 'pe-4' },
};

const empty = new Set(['br', 'hr']);
/** Their content is no text for people. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'head',
  'textarea',
  'select',
]);

/**
 * HTML that others wrote, built anew from what is known to be harmless: no script, no picture, no form, no attribute but the
 * address of a link. Unknown elements are reduced to their text.
 */
export function SafeHtml({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return <div className="flex flex-col gap-2 wrap-anywhere">{content}</div>;
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, at) => view(child, at));
}

function view(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  if (name === 'a') return link(node, key);
  const known = elements[name];
  if (!known) return <Fragment key={key}>{childrenOf(node)}</Fragment>;
  const { as, className } = known;
  const properties = { key, ...(className ? { className } : {}) };
  return empty.has(as) ? createElement(as, properties) : createElement(as, properties, ...childrenOf(node));
}

/** Only to addresses of the web and of mail; anything else stays as its text. */
function link(element: Element, key: number): ReactNode {
  const href = element.getAttribute('href')?.trim() ?? '';
  const content = childrenOf(element);
  if (!/^(https?:\/\/|mailto:)/i.test(href)) return <Fragment key={key}>{content}</Fragment>;
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer" className="text-accent underline">
      {content}
    </a>
  );
}
