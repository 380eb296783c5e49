import path from 'node:path';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { escapeHtml, plainText } from './html.ts';
import type { Page } from './pages.ts';

/** A heading with what follows it, to be searched. */
interface Section {
  heading: string;
  /** The id of the heading; empty for text before the first one. */
  anchor: string;
  text: string;
}

export interface Rendered {
  html: string;
  sections: Section[];
}

/** The page's Markdown as HTML. Raw HTML in it becomes text; links to other documents lead to their pages. */
export function renderPage(page: Page, urls: ReadonlyMap<string, string>): Rendered {
  const html = micromark(page.markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const linked = addAnchors(html).replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_all, href, text) =>
    link(page, urls, { href, text }),
  );
  const pictured = linked.replace(/<img src="([^"]*)"/g, (_all, src) => `<img src="${picture(page, src)}"`);
  const wide = pictured
    .replaceAll('<table>', '<div class="wide"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html: wide, sections: sectionsOf(wide) };
}

/** Headings can be linked to by the names that GitHub gives them. */
function addAnchors(html: string): string {
  const used = new Map<string, number>();
  return html.replace(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_all, level: string, inner: string) => {
    const name = plainText(inner, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\s-]/gu, '')
      .replaceAll(' ', '-');
    const before = used.get(name) ?? 0;
    used.set(name, before + 1);
    const id = escapeHtml(before === 0 ? name : `${name}-${before}`);
    return `<h${level} id="${id}">${inner} <a class="anchor" href="#${id}" aria-label="Link to this heading">#</a></h${level}>`;
  });
}

/** Documents are linked to by their pages. Files of the repository that are no pages are only named. */
function link(page: Page, urls: ReadonlyMap<string, string>, { href, text }: { href: string; text: string }) {
  if (/^([a-z]+:|#)/.test(href)) return `<a href="${href}">${text}</a>`;
  const [target = '', anchor] = href.split('#');
  const source = path.posix.join(path.posix.dirname(page.source), decodeURI(target));
  const url = urls.get(source);
  if (url === undefined) return `<span class="file" title="${escapeHtml(source)}">${text}</span>`;
  const relative = path.posix.relative(path.posix.dirname(page.url), url);
  return `<a href="${relative}${anchor === undefined ? '' : `#${anchor}`}">${text}</a>`;
}

/** Pictures lie in `docs/`, as the pages do. */
function picture(page: Page, src: string): string {
  const file = path.posix.join(path.posix.dirname(page.source), src).replace(/^docs\//, '');
  return path.posix.relative(path.posix.dirname(page.url), file);
}

function sectionsOf(html: string): Section[] {
  return html
    .split(/(?=<h[1-3] id=)/)
    .map((part) => {
      const [all = '', anchor = '', inner = ''] =
        /^<h[1-3] id="([^"]*)">([\s\S]*?) <a class="anchor"[\s\S]*?<\/h[1-3]>/.exec(part) ?? [];
      return { heading: plainText(inner, ''), anchor, text: plainText(part.slice(all.length)) };
    })
    .filter(({ heading, text }) => heading !== '' || text !== '');
}
