import { callFile } from '../../lib/api.ts';

/** The findings as a file in the Finding Packaging Format: each record, or a flaw once for each component. */
export function downloadFpf(project: string, everyRecord: boolean): Promise<void> {
  return callFile('GET /api/v1/finding/project/{uuid}/export', `findings-${project}.fpf`, {
    path: { uuid: project },
    query: { leadingRecord: !everyRecord },
  });
}

/** Likewise as SARIF. */
export function downloadSarif(project: string, everyRecord: boolean): Promise<void> {
  return callFile('GET /api/v1/finding/project/{uuid}', `findings-${project}.sarif`, {
    path: { uuid: project },
    query: { leadingRecord: !everyRecord },
    accept: 'application/sarif+json',
  });
}

/** Components with vulnerabilities, and these with their analyses. */
export function downloadVdr(project: string): Promise<void> {
  return callFile('GET /api/v1/bom/cyclonedx/project/{uuid}', `${project}-vdr.cdx.json`, {
    path: { uuid: project },
    query: { variant: 'vdr', download: true },
  });
}

export function downloadCycloneDxVex(project: string): Promise<void> {
  return callFile('GET /api/v1/vex/cyclonedx/project/{uuid}', `${project}-vex.cdx.json`, {
    path: { uuid: project },
    query: { download: true },
  });
}

export function downloadOpenVex(project: string): Promise<void> {
  return callFile('GET /api/waybill/v1/vex/openvex/project/{uuid}', `${project}.openvex.json`, {
    path: { uuid: project },
    query: { download: true },
  });
}

export function downloadCsaf(project: string): Promise<void> {
  return callFile('GET /api/waybill/v1/vex/csaf/project/{uuid}', `${project}.csaf.json`, {
    path: { uuid: project },
    query: { download: true },
  });
}
