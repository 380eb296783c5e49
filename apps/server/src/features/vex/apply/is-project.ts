import type { ClaimSubject } from '@waybill/sbom';
import { uuidOf } from './component-finder.ts';
import { comparePurl } from './subject-purl.ts';

/** A project by what documents name it by. */
export interface NamedProject {
  uuid: string;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
}

/** Whether a product of a document is the project itself. */
export function isProject({ ref, purl, cpe, name, version }: ClaimSubject, project: NamedProject): boolean {
  if (ref !== undefined && uuidOf(ref) === project.uuid) return true;
  if (purl !== undefined && project.purl !== null) return isSamePackage(purl, project.purl);
  if (cpe !== undefined && project.cpe !== null) return cpe.toLowerCase() === project.cpe.toLowerCase();
  if (purl !== undefined || cpe !== undefined || name !== project.name) return false;
  return version === undefined || version === project.version;
}

/** A package URL without version means every version. */
function isSamePackage(given: string, own: string): boolean {
  const [one, other] = [comparePurl(given), comparePurl(own)];
  if (!one || !other) return given === own;
  return (
    one.coordinates === other.coordinates || (one.version === undefined && one.package === other.package)
  );
}
