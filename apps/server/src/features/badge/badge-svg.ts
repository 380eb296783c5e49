/** A colored field of a badge. */
export interface BadgeField {
  readonly text: string;
  readonly color: string;
}

const height = 20;
const padding = 6;
/**
 * Widths of DejaVu Sans at 11 px, which browsers also substitute for Verdana. Fields are a little wider than
 * needed.
 */
const digitWidth = 7;
const letterWidth = 6.8;

/** Draws a label with colored fields behind it. Texts are shown as they are, markup in them included. */
export function drawBadge(label: string, fields: readonly BadgeField[]): string {
  let x = 0;
  const parts = [{ text: label, color: '#505050' }, ...fields].map((field) => {
    const width = widthOf(field.text);
    const part = { ...field, x, width };
    x += width;
    return part;
  });
  const title = escapeXml([label, ...fields.map((field) => field.text)].join(' '));
  const rects = parts.map(
    (part) => `<rect x="${part.x}" width="${part.width}" height="${height}" fill="${part.color}"/>`,
  );
  const texts = parts.map(
    (part) => `<text x="${part.x + part.width / 2}" y="14">${escapeXml(part.text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${x}" height="${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<clipPath id="round"><rect width="${x}" height="${height}" rx="3"/></clipPath>`,
    `<g clip-path="url(#round)">${rects.join('')}</g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    `${texts.join('')}</g></svg>`,
  ].join('');
}

function widthOf(text: string): number {
  const letters = [...text].reduce(
    (sum, letter) => sum + (/[\d ]/.test(letter) ? digitWidth : letterWidth),
    0,
  );
  return Math.ceil(letters + 2 * padding);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
