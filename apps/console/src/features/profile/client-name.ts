/** Browsers by what only they say of themselves; several call themselves by the names of others, too. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** The program and system that a user agent names, such as `Firefox, Windows`; for a tool, its first word: `curl/8.9`. */
export function clientName(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (!browser) return userAgent.split(' ')[0];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system ? `${browser}, ${system}` : browser;
}
