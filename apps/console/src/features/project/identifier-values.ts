// Public to other features.
import { t } from '@lingui/core/macro';
import { forms } from '@waybill/api-contract';
import { parsePurl } from '@waybill/purl';
import * as v from 'valibot';
import { optionalText } from '../../lib/validation.ts';

/** A package URL, or nothing. Checked before it is sent: the API drops what is none without a word (contract §1.2). */
export const optionalPurl = () =>
  v.pipe(
    optionalText(),
    v.check(
      (text) => text === '' || parsePurl(text).ok,
      () => t`Enter a valid package URL.`,
    ),
  );

const cpe = new RegExp(forms.cpe.pattern, 'u');

/** A CPE in either binding, or nothing. */
export const optionalCpe = () =>
  v.pipe(
    optionalText(),
    v.check(
      (text) => text === '' || cpe.test(text),
      () => t`Enter a valid CPE.`,
    ),
  );
