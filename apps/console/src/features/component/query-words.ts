import { useLingui } from '@lingui/react/macro';
import { MAX_QUERY_LENGTH, MAX_TERMS, type QueryFault, type QueryField } from '@waybill/query';

/** A query that shows what there is. It is the same in every language. */
export const exampleQuery = 'log4j version:<2.17 -project:demo';

/** Describes each field of a query, with an example. */
export function useFieldHints(): Record<QueryField, { label: string; example: string }> {
  const { t } = useLingui();
  return {
    name: { label: t`Part of the name`, example: 'name:log4j' },
    group: { label: t`Part of the group`, example: 'group:org.apache' },
    version: { label: t`Version, or a range beside a name`, example: 'version:2.17' },
    purl: { label: t`Package URL or a part of it`, example: 'purl:pkg:npm/lodash' },
    cpe: { label: t`CPE or a part of it`, example: 'cpe:apache:log4j' },
    swid: { label: t`SWID tag ID`, example: 'swid:acme' },
    hash: { label: t`Hash of any algorithm`, example: 'hash:d41d8cd9…' },
    license: { label: t`License ID or name`, example: 'license:MIT' },
    project: { label: t`Part of the project's name`, example: 'project:="web shop"' },
  };
}

/** Describes the fault of a part of a query. */
export function useFaultText(): (fault: QueryFault) => string {
  const { t } = useLingui();
  return ({ code, subject }) => {
    switch (code) {
      case 'too-long':
        return t`Use at most ${MAX_QUERY_LENGTH} characters.`;
      case 'too-many-terms':
        return t`Use at most ${MAX_TERMS} terms.`;
      case 'unknown-field':
        return t`There is no field “${subject}”. Put quotes around text with a colon.`;
      case 'missing-value':
        return subject === '' ? t`Enter a value.` : t`Enter a value after “${subject}:”.`;
      case 'unclosed-quote':
        return t`Close the quote.`;
      case 'no-order':
        return t`Only versions can be compared by < and >.`;
      case 'not-a-hash':
        return t`“${subject}” is not a hash. Enter hexadecimal digits.`;
      case 'too-broad':
        return t`This matches too much. Add a word, name, license, or project.`;
    }
  };
}
