import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

// A heading of somebody else's text is none of the page's.
const Heading = ({ children }: ComponentProps<'h1'>) => <p className="mt-3 font-semibold">{children}</p>;

const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  // A remote picture would tell its server who reads this; its description stays.
  img: ({ alt }) => (alt ? <span className="text-muted">[{alt}]</span> : null),
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-accent underline">
      {children}
    </a>
  ),
  p: ({ children }) => <p className="mt-2 first:mt-0">{children}</p>,
  ul: ({ children }) => <ul className="mt-2 list-disc ps-5 first:mt-0">{children}</ul>,
  ol: ({ children }) => <ol className="mt-2 list-decimal ps-5 first:mt-0">{children}</ol>,
  code: ({ children }) => <code className="rounded bg-subtle px-1 font-mono text-xs">{children}</code>,
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} className="mt-2 overflow-x-auto rounded-md bg-subtle p-2 text-xs">
      {children}
    </pre>
  ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div tabIndex={0} className="mt-2 overflow-x-auto">
      <table className="text-xs [&_td]:border [&_td]:border-line [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-line [&_th]:px-2 [&_th]:py-1">
        {children}
      </table>
    </div>
  ),
};

const plugins = [remarkGfm];

/** The heavy part of `Markdown`, loaded with the first text. */
export function MarkdownBody({ text }: { text: string }) {
  return (
    <div className="wrap-anywhere">
      <ReactMarkdown remarkPlugins={plugins} components={components} skipHtml>
        {text}
      </ReactMarkdown>
    </div>
  );
}
