import path from 'node:path';
import { escapeHtml } from './html.ts';

/** A link of the navigation. */
interface Place {
  title: string;
  /** In the site. */
  url: string;
}

export interface NavigationChapter {
  title: string;
  places: readonly Place[];
}

interface PageParts {
  title: string;
  url: string;
  html: string;
  navigation: readonly NavigationChapter[];
}

/** A whole page. All addresses in it are relative, so the site works below any path, and from a folder. */
export function layOutPage({ title, url, html, navigation }: PageParts): string {
  const to = (target: string) =>
    path.posix.relative(path.posix.dirname(url), target) || path.posix.basename(target);
  const place = (one: Place) =>
    `<li><a href="${to(one.url)}"${one.url === url ? ' aria-current="page"' : ''}>${escapeHtml(one.title)}</a></li>`;
  const chapter = (one: NavigationChapter) =>
    `<h2>${escapeHtml(one.title)}</h2>\n<ul>\n${one.places.map(place).join('\n')}\n</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Waybill</title>
<link rel="stylesheet" href="${to('site.css')}">
<script src="${to('search.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="home" href="${to('index.html')}">Waybill documentation</a>
<search><label for="query">Search</label> <input id="query" type="search" autocomplete="off" data-index="${to('search.json')}"></search>
</header>
<div class="columns">
<nav aria-label="Documents">
${navigation.map(chapter).join('\n')}
</nav>
<main id="content">
<section id="results" aria-live="polite" hidden></section>
<article>
${html}
</article>
</main>
</div>
</body>
</html>
`;
}
