import { bomExportFormats, bomVariants } from '@waybill/api-contract';
import * as v from 'valibot';

/** The subject of a BOM. */
export interface BomSubject {
  kind: 'project' | 'component';
  uuid: string;
  /** Its name and version. */
  label: string;
}

/** The versions of CycloneDX that the server writes in both formats. */
export const specVersions = ['1.2', '1.3', '1.4', '1.5', '1.6', '1.7'] as const;

/** The first version with vulnerabilities. */
export const firstWithVulnerabilities = '1.4';

export const bomChoiceSchema = v.object({
  variant: v.picklist(bomVariants),
  format: v.picklist(bomExportFormats),
  version: v.picklist(specVersions),
});
export type BomChoice = v.InferOutput<typeof bomChoiceSchema>;

/** True if the version can hold what is asked for: older ones would come without the vulnerabilities. */
export function isWritable({ variant, version }: BomChoice): boolean {
  return variant === 'inventory' || version >= firstWithVulnerabilities;
}

/** Most tools read 1.6; 1.7 adds little to what Waybill knows. */
const usual: BomChoice = { variant: 'inventory', format: 'JSON', version: '1.6' };

const storageKey = 'BomDownload';

/** The user's last choice. */
export function readChoice(): BomChoice {
  try {
    return v.parse(bomChoiceSchema, JSON.parse(localStorage.getItem(storageKey) ?? ''));
  } catch {
    return usual;
  }
}

export function storeChoice(next: BomChoice): void {
  localStorage.setItem(storageKey, JSON.stringify(next));
}

/** The server names every project's file after its UUID, and as JSON: here it is called as what it is about. */
export function bomFileName(label: string, { variant, format }: BomChoice): string {
  const contents = { inventory: '', withVulnerabilities: '-vulnerabilities', vdr: '-vdr' };
  return `${label.replaceAll(' ', '-')}${contents[variant]}.cdx.${format.toLowerCase()}`;
}
