const RELEASE = /^(\d+\.\d+)(\.\d+)?(beta|rc)(\d+)$/;

/**
 * A Go version as the vulnerability database of Go writes it: without `v`, and releases of Go itself as semantic
 * versions (`go1.24rc2` is `1.24.0-rc.2`), without the experiments or the vendor that tools add behind a blank
 * (https://go.dev/doc/toolchain#version).
 */
export function goVersion(version: string): string {
  const plain = version.replace(/^(?:v|go)(?=\d)/, '');
  const text = plain.includes(' ') ? plain.slice(0, plain.indexOf(' ')) : plain;
  const release = RELEASE.exec(text);
  if (!release) return text;
  const [, minor, patch = '.0', word, number] = release;
  return `${minor}${patch}-${word}.${number}`;
}
