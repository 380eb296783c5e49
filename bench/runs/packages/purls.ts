import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { formatPurl, parsePurl } from '@waybill/purl';
import { PackageURL } from 'packageurl-js';
import { createRandom } from '../../random.ts';
import { atLeast, type Figure, reported } from '../../report.ts';
import { nsSideBySide, perSecond } from './measure.ts';
import { findSharedData } from './shared-data.ts';

/** Reading and writing the purls of real documents, against packageurl-js on those that it can read, too. */
export function measurePurls(): Figure[] {
  const all = realPurls() ?? madeUpPurls();
  const texts = all.filter((text) => parsePurl(text).ok && isReadByPeer(text));
  const own = texts.flatMap((text) => {
    const result = parsePurl(text);
    return result.ok ? [result.purl] : [];
  });
  const peer = texts.map((text) => PackageURL.fromString(text));

  const { parse, peerParse, format, peerFormat } = nsSideBySide(texts.length, {
    parse: () => texts.reduce((sum, text) => sum + (parsePurl(text).ok ? 1 : 0), 0),
    peerParse: () => texts.reduce((sum, text) => sum + PackageURL.fromString(text).name.length, 0),
    format: () => own.reduce((sum, purl) => sum + formatPurl(purl).length, 0),
    peerFormat: () => peer.reduce((sum, purl) => sum + purl.toString().length, 0),
  });
  return [
    reported('purl: distinct texts', all.length, ''),
    reported(
      'purl: of them packageurl-js cannot read',
      all.filter((text) => parsePurl(text).ok).length - texts.length,
      '',
    ),
    reported('purl: parses', perSecond(parse), '/s'),
    reported('purl: parses by packageurl-js', perSecond(peerParse), '/s'),
    atLeast('purl: parses, ratio', peerParse / parse, '×', 1),
    reported('purl: formats', perSecond(format), '/s'),
    reported('purl: formats by packageurl-js', perSecond(peerFormat), '/s'),
    atLeast('purl: formats, ratio', peerFormat / format, '×', 1),
  ];
}

function isReadByPeer(text: string): boolean {
  try {
    PackageURL.fromString(text);
    return true;
  } catch {
    return false;
  }
}

/** Every distinct purl in the shared documents. */
function realPurls(): string[] | undefined {
  const folder = findSharedData('boms');
  if (folder === undefined) return undefined;
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    const text = (entry.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    for (const [, purl = ''] of text.matchAll(/"(?:purl|referenceLocator)"\s*:\s*"(pkg:[^"\\]+)"/g))
      found.add(purl);
  }
  return [...found];
}

function madeUpPurls(): string[] {
  const random = createRandom(12);
  return Array.from({ length: 20_000 }, (_, i) => {
    const version = `${random.integer(10)}.${random.integer(20)}.${random.integer(10)}`;
    return random.pick([
      `pkg:npm/%40scope-${i % 97}/package-${i}@${version}`,
      `pkg:maven/org.example.group${i % 50}/artifact-${i}@${version}?type=jar`,
      `pkg:deb/debian/library${i}@${version}-1?arch=amd64&distro=debian-12`,
      `pkg:golang/example.org/team/module-${i}@v${version}#cmd/tool`,
      `pkg:pypi/package-${i}@${version}`,
    ]);
  });
}
