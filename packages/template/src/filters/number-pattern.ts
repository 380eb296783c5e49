/** A number pattern, read. */
export interface NumberPattern {
  readonly ok: true;
  readonly prefix: string;
  readonly suffix: string;
  readonly negativePrefix: string;
  readonly negativeSuffix: string;
  /** 100 for percent, 1000 for per mille. */
  readonly factor: number;
  /** Digits between two commas; 0 without commas. */
  readonly groupSize: number;
  readonly minInteger: number;
  readonly minFraction: number;
  readonly maxFraction: number;
  /** True if the decimal point is shown even without digits after it. */
  readonly showsPoint: boolean;
}

export type NumberPatternResult = NumberPattern | { readonly ok: false; readonly problem: string };

interface Affixed {
  readonly prefix: string;
  readonly digits: string;
  readonly suffix: string;
}

const MAX_LENGTH = 256;
const MAX_DIGITS = 20;
const DIGITS = /^(#[#,]*)?([0,]*)(?:(\.)(0*)(#*))?$/;
const SIGNS = /'([^']*)'|[#0,.]+|;|[^'#0,.;]|'/g;

/**
 * Reads a pattern of Java's DecimalFormat: `#` and `0` are digits, `,` sets the size of groups, `.` starts the
 * fraction, `%` and `‰` multiply, `;` starts the form of negative numbers, quotes enclose plain text. The scientific
 * form (`E0`) is not offered.
 */
export function parseNumberPattern(pattern: string): NumberPatternResult {
  if (pattern.length > MAX_LENGTH) return problem(`it is longer than ${MAX_LENGTH} characters`);
  const forms: Affixed[] = [{ prefix: '', digits: '', suffix: '' }];
  let factor = 1;
  for (const [sign, quoted] of pattern.matchAll(SIGNS)) {
    const form = forms.at(-1)!;
    if (sign === "'") return problem('a quote is never closed');
    if (sign === ';') {
      if (forms.length > 1) return problem('there are more than two forms');
      forms.push({ prefix: '', digits: '', suffix: '' });
    } else if (/^[#0,.]/.test(sign)) {
      if (form.digits !== '') return problem('there is text between the digits');
      forms[forms.length - 1] = { ...form, digits: sign };
    } else if (sign === 'E' && form.digits !== '') {
      return problem('the scientific form is not offered');
    } else {
      if (sign === '%') factor = 100;
      if (sign === '‰') factor = 1000;
      forms[forms.length - 1] = withText(form, quotedText(sign, quoted));
    }
  }
  return patternOf(forms[0]!, forms[1], factor);
}

function problem(text: string): NumberPatternResult {
  return { ok: false, problem: text };
}

function quotedText(sign: string, quoted: string | undefined): string {
  if (quoted === undefined) return sign === '¤' ? '' : sign;
  return quoted === '' ? "'" : quoted;
}

function withText(form: Affixed, text: string): Affixed {
  if (form.digits === '') return { ...form, prefix: form.prefix + text };
  return { ...form, suffix: form.suffix + text };
}

function patternOf(form: Affixed, negative: Affixed | undefined, factor: number): NumberPatternResult {
  const match = DIGITS.exec(form.digits);
  if (!match || form.digits.endsWith(',') || form.digits.includes(',.'))
    return problem('the digits are not in order');
  const [, optional = '', required = '', point, minFraction = '', moreFraction = ''] = match;
  const integers = optional + required;
  const minInteger = required.replaceAll(',', '').length;
  if (Math.max(minInteger, minFraction.length + moreFraction.length) > MAX_DIGITS)
    return problem('there are too many digits');
  return {
    ok: true,
    prefix: form.prefix,
    suffix: form.suffix,
    negativePrefix: negative ? negative.prefix : `-${form.prefix}`,
    negativeSuffix: negative ? negative.suffix : form.suffix,
    factor,
    groupSize: integers.includes(',') ? integers.length - integers.lastIndexOf(',') - 1 : 0,
    // Without any '0' a number below 1 still shows one digit before its point.
    minInteger: minInteger === 0 && point && minFraction === '' ? 1 : minInteger,
    minFraction: minFraction.length,
    maxFraction: minFraction.length + moreFraction.length,
    showsPoint: point !== undefined && minFraction === '' && moreFraction === '',
  };
}

/** The number by the pattern. */
export function formatNumber(value: number, pattern: NumberPattern): string {
  if (Number.isNaN(value)) return 'NaN';
  const digits = Number.isFinite(value) ? digitText(Math.abs(value) * pattern.factor, pattern) : '∞';
  const isNegative = value < 0 && /[1-9∞]/.test(digits);
  const prefix = isNegative ? pattern.negativePrefix : pattern.prefix;
  return prefix + digits + (isNegative ? pattern.negativeSuffix : pattern.suffix);
}

function digitText(size: number, pattern: NumberPattern): string {
  const text = new Intl.NumberFormat('en-US', {
    useGrouping: false,
    minimumIntegerDigits: Math.max(1, pattern.minInteger),
    minimumFractionDigits: pattern.minFraction,
    maximumFractionDigits: pattern.maxFraction,
    roundingMode: 'halfEven',
  }).format(size);
  const [integer = '', fraction] = text.split('.');
  const hidesZero = pattern.minInteger === 0 && integer === '0' && fraction !== undefined;
  const shown = hidesZero ? '' : grouped(integer, pattern.groupSize);
  if (fraction !== undefined) return `${shown}.${fraction}`;
  return pattern.showsPoint ? `${shown}.` : shown;
}

function grouped(digits: string, size: number): string {
  if (size === 0) return digits;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= size)
    groups.unshift(digits.slice(Math.max(0, end - size), end));
  return groups.join(',');
}
