import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readApiDocument, referencePages } from './api-reference.ts';
import { plainText } from './html.ts';
import { layOutPage, type NavigationChapter } from './layout.ts';
import { chapters, type Page, readPages } from './pages.ts';
import { type Rendered, renderPage } from './render-markdown.ts';

/** A line of the search: a section of a page. */
interface Found {
  page: string;
  heading: string;
  url: string;
  text: string;
}

/**
 * The documentation as a site of static files: all documents, the reference of the API, styles, and a search. The same documents give the same bytes.
 * @param root of the repository
 * @returns files by their paths in the site
 */
export function buildSite(root: string): Map<string, string | Buffer> {
  const pages = readPages(root);
  const urls = new Map(pages.map(({ source, url }) => [source, url]));
  const navigation = navigationOf(pages);
  const files = new Map<string, string | Buffer>();
  const index: Found[] = [];
  for (const page of pages) {
    const rendered = renderPage(page, urls);
    files.set(page.url, layOutPage({ ...page, html: rendered.html, navigation }));
    index.push(...sectionsOf(page, rendered));
  }
  for (const { url, title, html } of referencePages(readApiDocument())) {
    files.set(url, layOutPage({ url, title, html, navigation }));
    index.push({ page: title, heading: '', url, text: plainText(html).slice(0, 20_000) });
  }
  files.set('search.json', JSON.stringify(index));
  for (const name of ['site.css', 'search.js']) {
    files.set(name, readFileSync(path.join(import.meta.dirname, 'assets', name), 'utf8'));
  }
  for (const image of globSync('docs/images/*.{png,svg}', { cwd: root }).sort()) {
    files.set(image.replaceAll(path.sep, '/').slice('docs/'.length), readFileSync(path.join(root, image)));
  }
  return files;
}

function navigationOf(pages: readonly Page[]): NavigationChapter[] {
  const written = chapters.map(({ title, sources }) => ({
    title,
    places: sources.map((source) => {
      const page = pages.find((one) => one.source === source);
      if (!page) throw new Error(`There is no "${source}", which the navigation names.`);
      return { title: page.title, url: page.url };
    }),
  }));
  const api = { title: 'API', places: [{ title: 'API reference', url: 'api/index.html' }] };
  return [...written.slice(0, 2), api, ...written.slice(2)];
}

function sectionsOf({ title, url }: Page, { sections }: Rendered): Found[] {
  return sections.map(({ heading, anchor, text }) => ({
    page: title,
    heading: heading === title ? '' : heading,
    url: anchor === '' ? url : `${url}#${anchor}`,
    text,
  }));
}
