import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readApiDocument, referencePages } from './api-reference.ts';
import { buildSite } from './build-site.ts';
import { readPages } from './pages.ts';
import { renderPage } from './render-markdown.ts';
import { describeSchema, schemaRows } from './schema.ts';

const root = path.join(import.meta.dirname, '../..');

describe('the documentation as a site', () => {
  let site: Map<string, string | Buffer>;
  beforeAll(() => {
    site = buildSite(root);
  });
  const text = (name: string) => String(site.get(name));
  const pagesOf = () => [...site.keys()].filter((name) => name.endsWith('.html'));

  it('has every document, the reference, and what a page needs', () => {
    for (const { url } of readPages(root)) expect(site.has(url), url).toBe(true);
    for (const name of ['index.html', 'about.html', 'guides/first-hour.html', 'adr/index.html']) {
      expect(site.has(name), name).toBe(true);
    }
    for (const name of ['site.css', 'search.js', 'search.json', 'images/findings.png', 'api/models.html']) {
      expect(site.has(name), name).toBe(true);
    }
  });

  it('has no link that leads nowhere, and none out of it but by a whole address', () => {
    const anchors = new Map(
      pagesOf().map((name) => [
        name,
        new Set([...text(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    const dead = pagesOf().flatMap((name) =>
      [...text(name).matchAll(/ (?:href|src|data-index)="([^"]*)"/g)]
        .map(([, link = '']) => link.replaceAll('&amp;', '&'))
        .filter((link) => !/^(https?|mailto):/.test(link))
        .filter((link) => {
          const [target = '', anchor] = link.split('#');
          const file = target === '' ? name : path.posix.join(path.posix.dirname(name), target);
          if (!site.has(file)) return true;
          return anchor !== undefined && anchors.get(file)?.has(decodeURIComponent(anchor)) !== true;
        })
        .map((link) => `${name}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('loads nothing from elsewhere and has no script of a page', () => {
    for (const name of pagesOf()) {
      expect(text(name).match(/<(?:script|link|img)[^>]*(?:src|href)="https?:/g), name).toBeNull();
      expect(text(name).match(/<script(?! src="[^"]*search\.js" defer>)/g), name).toBeNull();
      expect(text(name).match(/ style="| on\w+="/g), name).toBeNull();
    }
  });

  it('describes every endpoint that there is', () => {
    const { paths } = readApiDocument();
    const keys = Object.entries(paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    );
    expect(keys.length).toBeGreaterThan(300);
    const overview = text('api/index.html');
    expect(keys.filter((key) => !overview.includes(`<code>${key}</code>`))).toEqual([]);
    expect(text('api/bom.html')).toContain('<code>autoCreate</code>');
    expect(text('api/models.html')).toContain('id="Project"');
  });

  it('finds the sections of documents', () => {
    const index = JSON.parse(text('search.json')) as {
      page: string;
      heading: string;
      url: string;
      text: string;
    }[];
    expect(index).toContainEqual({
      page: 'Operating',
      heading: 'Restore',
      url: 'operating.html#restore',
      text: expect.stringContaining('Stop Waybill, then'),
    });
  });

  it('is the same when it is built again', () => {
    const again = buildSite(root);
    expect([...again.keys()]).toEqual([...site.keys()]);
    expect([...again].filter(([name, content]) => String(content) !== text(name))).toEqual([]);
  });
});

describe('a document', () => {
  const page = { source: 'docs/a/b.md', url: 'a/b.html', title: 'B' };
  const urls = new Map([
    ['docs/a/b.md', 'a/b.html'],
    ['README.md', 'about.html'],
  ]);
  const render = (markdown: string) => renderPage({ ...page, markdown }, urls).html;

  it('names its headings as GitHub does, twice the same ones, too', () => {
    const html = render("## What's *new*?\n\n## A `b` & c\n\n## A `b` & c\n");
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'whats-new',
      'a-b--c',
      'a-b--c-1',
    ]);
  });

  it('leads to other pages, and only names files', () => {
    expect(render('[x](../../README.md#y)')).toContain('<a href="../about.html#y">x</a>');
    expect(render('[x](../../packages/x.ts)')).toContain('<span class="file" title="packages/x.ts">x</span>');
    expect(render('[x](https://example.com)')).toContain('<a href="https://example.com">x</a>');
  });

  it('shows HTML and scripts of a document as text', () => {
    expect(render('<script>alert(1)</script>\n\n[x](javascript:alert(1))')).not.toMatch(
      /<script|javascript:/,
    );
  });
});

describe('a schema', () => {
  it('is told in a few words', () => {
    expect(describeSchema({ type: ['string', 'null'], format: 'uuid' })).toBe('string or null, uuid');
    expect(describeSchema({ type: 'array', items: { $ref: '#/components/schemas/Tag' } })).toBe(
      'list of <a href="models.html#Tag">Tag</a>',
    );
    expect(describeSchema({ enum: ['A', '<'] })).toBe('<code>A</code> <code>&lt;</code>');
    expect(describeSchema({ type: 'string', maxLength: 3 })).toBe('string, at most 3 characters');
  });

  it('has a row for each member, those of nested ones by their path', () => {
    const rows = schemaRows({
      required: ['a'],
      properties: {
        a: { type: 'string', description: 'Its <name>' },
        b: { type: 'array', items: { type: 'object', properties: { c: { type: 'integer' } } } },
      },
    });
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('required. Its &lt;name&gt;');
    expect(rows[2]).toContain('<code>b[].c</code>');
  });

  it('of the document is shown with parameters that it only refers to', () => {
    const [overview, ...pages] = referencePages(readApiDocument());
    expect(overview?.url).toBe('api/index.html');
    expect(pages.find(({ url }) => url === 'api/project.html')?.html).toContain('<code>pageNumber</code>');
  });
});
