// Finds sections that have all words of the query. The index is fetched when somebody begins to search.
const input = document.getElementById('query');
const results = document.getElementById('results');
const article = document.querySelector('article');
const indexUrl = new URL(input.dataset.index, document.baseURI);
const MOST = 30;
const AROUND = 80;

let index;
async function loadIndex() {
  index ??= fetch(indexUrl).then((answer) => answer.json());
  return index;
}

function rank({ page, heading, text }, words) {
  const title = `${page} ${heading}`.toLowerCase();
  const all = `${title} ${text.toLowerCase()}`;
  if (!words.every((word) => all.includes(word))) return 0;
  return 1 + words.filter((word) => title.includes(word)).length;
}

function show({ page, heading, url, text }, words) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = new URL(url, indexUrl).href;
  link.textContent = heading === '' ? page : `${page}: ${heading}`;
  const at = text.toLowerCase().indexOf(words[0]);
  const extract = document.createElement('p');
  extract.textContent = text.slice(Math.max(0, at - AROUND), Math.max(0, at) + 2 * AROUND);
  item.append(link, extract);
  return item;
}

async function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  results.hidden = words.length === 0;
  article.hidden = words.length > 0;
  if (words.length === 0) return;
  const ranked = (await loadIndex())
    .map((section) => [rank(section, words), section])
    .filter(([value]) => value > 0)
    .sort(([a], [b]) => b - a);
  const heading = document.createElement('h2');
  heading.textContent = ranked.length === 1 ? '1 section found' : `${ranked.length} sections found`;
  const list = document.createElement('ul');
  list.append(...ranked.slice(0, MOST).map(([, section]) => show(section, words)));
  results.replaceChildren(heading, list);
}

input.addEventListener('input', search);
