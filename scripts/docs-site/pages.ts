import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A document of the repository that becomes a page. */
export interface Page {
  /** In the repository, such as `docs/adr/README.md`. */
  source: string;
  /** In the site, such as `adr/index.html`. */
  url: string;
  title: string;
  markdown: string;
}

/** A chapter of the navigation. */
interface Chapter {
  title: string;
  /** Sources in order. */
  sources: readonly string[];
}

/** Documents outside of `docs/` that are pages, too. */
const BESIDES: Readonly<Record<string, string>> = {
  'README.md': 'about.html',
  'CONTRIBUTING.md': 'contributing.html',
  'SECURITY.md': 'reporting-vulnerabilities.html',
};

/** The documents in the navigation. All others are found through links and by search. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Guides',
    sources: ['first-hour', 'pipeline', 'moving-in', 'growing'].map((name) => `docs/guides/${name}.md`),
  },
  {
    title: 'Use',
    sources: [
      'docs/pipelines.md',
      'docs/command-line.md',
      'docs/moving-from-dependency-track.md',
      'docs/glossary.md',
      'docs/match-quality.md',
    ],
  },
  {
    title: 'Operate',
    sources: [
      'README.md',
      'docs/operating.md',
      'docs/security.md',
      'SECURITY.md',
      'docs/figures.md',
      'docs/roadmap.md',
    ],
  },
  {
    title: 'Develop',
    sources: ['CONTRIBUTING.md', 'docs/design.md', 'docs/contract/README.md', 'docs/adr/README.md'],
  },
];

/** All documents, by their places in the repository. @throws Error for one without a heading */
export function readPages(root: string): Page[] {
  const sources = [...Object.keys(BESIDES), ...globSync('docs/**/*.md', { cwd: root })];
  return sources
    .map((source) => source.replaceAll(path.sep, '/'))
    .filter((source) => !source.startsWith('docs/dist/'))
    .sort()
    .map((source) => {
      const markdown = readFileSync(path.join(root, source), 'utf8');
      const title = /^# (.+)$/m.exec(markdown)?.[1];
      if (title === undefined) throw new Error(`"${source}" has no heading.`);
      return { source, url: urlOf(source), title: title.replaceAll('`', ''), markdown };
    });
}

function urlOf(source: string): string {
  const name = BESIDES[source] ?? source.slice('docs/'.length).replace(/\.md$/, '.html');
  return name.replace(/(^|\/)README\.html$/, '$1index.html');
}
