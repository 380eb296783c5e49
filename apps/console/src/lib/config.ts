/**
 * The settings in `static/config.json`. Every value is a string there; a missing file or key means the
 * default.
 */
export interface ConsoleConfig {
  /** Where the API lives, without a slash at the end. */
  apiBaseUrl: string;
  withCredentials: boolean;
  /** The language of people who have not chosen one; the browser's without it. */
  defaultLocale?: string;
  /** There is a message of the administrators before the sign-in. */
  hasWelcome?: true;
  oidc?: {
    issuer: string;
    clientId: string;
    scope: string;
    flow: 'code' | 'implicit';
    buttonText: string;
    /** Address of a picture for the button; empty when there is none. */
    buttonImage: string;
  };
  /** There is where a proxy signs people in and says so in headers. */
  trustedHeader?: {
    /** Where signing out at the proxy begins; empty when that is not known. */
    signOutUrl: string;
  };
}

/** The path below which the console is served, from the `<base>` element: `/` or `/some/path/`. */
export function basePath(): string {
  return new URL('.', document.baseURI).pathname;
}

export function parseConfig(raw: unknown, fallbackBaseUrl: string): ConsoleConfig {
  const text = (key: string): string => {
    const value = raw !== null && typeof raw === 'object' ? Reflect.get(raw, key) : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
  const config: ConsoleConfig = {
    apiBaseUrl: (text('API_BASE_URL') || fallbackBaseUrl).replace(/\/+$/, ''),
    withCredentials: text('API_WITH_CREDENTIALS').toLowerCase() === 'true',
  };
  if (text('DEFAULT_LOCALE')) config.defaultLocale = text('DEFAULT_LOCALE');
  if (text('WELCOME_MESSAGE').toLowerCase() === 'true') config.hasWelcome = true;
  const issuer = text('OIDC_ISSUER');
  const clientId = text('OIDC_CLIENT_ID');
  const scope = text('OIDC_SCOPE');
  if (issuer && clientId && scope) {
    const flow = text('OIDC_FLOW') === 'implicit' ? 'implicit' : 'code';
    const buttonText = text('OIDC_LOGIN_BUTTON_TEXT');
    const buttonImage = text('OIDC_LOGIN_BUTTON_IMAGE');
    config.oidc = { issuer, clientId, scope, flow, buttonText, buttonImage };
  }
  if (text('TRUSTED_HEADER_SIGN_IN').toLowerCase() === 'true') {
    const signOutUrl = text('TRUSTED_HEADER_SIGN_OUT_URL');
    config.trustedHeader = { signOutUrl: /^(https?:\/\/|\/)/i.test(signOutUrl) ? signOutUrl : '' };
  }
  return config;
}

let current: ConsoleConfig | undefined;

/** The configuration read at start. */
export function getConfig(): ConsoleConfig {
  current ??= parseConfig({}, new URL('.', document.baseURI).href);
  return current;
}

/** Reads `static/config.json`. A missing or broken file is no reason not to start. */
export async function loadConfig(): Promise<void> {
  const fallback = new URL('.', document.baseURI).href;
  try {
    const response = await fetch(new URL('static/config.json', document.baseURI), { cache: 'no-cache' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    current = parseConfig(await response.json(), fallback);
  } catch (error) {
    console.info('No usable static/config.json, using the defaults.', error);
    current = parseConfig({}, fallback);
  }
}
