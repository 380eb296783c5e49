import type { AuditFinding } from '@waybill/api-contract';
import type { MockHandlers } from './mock-backend.ts';

const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;
export const componentNames = [
  'github.com/containerd/containerd',
  'openssl',
  'k8s.io/kubernetes',
  'github.com/docker/docker/v25',
];

/** The project of which `mockProject` tells. */
export const mockProjectUuid = '00000000-0000-4000-8000-000000000001';

/** The UUID of a component (1) or a vulnerability (2) of `findingAt`. */
export const mockUuid = (kind: number, place: number) =>
  `0000000${kind}-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** One of many findings, the most severe first. */
export function findingAt(place: number, total: number): AuditFinding {
  const severity = severities[Math.floor((4 * place) / total)] ?? 'LOW';
  return {
    component: {
      uuid: mockUuid(1, place),
      name: componentNames[place % componentNames.length] ?? '',
      version: place % 3 === 0 ? 'v0.0.0-20200515140000-abcdef123456' : `1.${place % 40}.0`,
      isDirect: place % 5 === 0,
    },
    vulnerability: {
      uuid: mockUuid(2, place),
      source: 'NVD',
      vulnId: `CVE-2026-${10_000 + place}`,
      cveId: `CVE-2026-${10_000 + place}`,
      title: 'Specially crafted requests let attackers read memory that is not theirs',
      severity,
      cvss: 9.8 - (place % 60) / 10,
      epssScore: ((place * 13) % 1000) / 1000,
      cwes: [],
      aliases: [],
      scores: [],
      origins: { severity: 'NVD' },
    },
    fix: { nearest: '2.0.1', from: 'NVD' },
    analysis: { state: 'NOT_SET', isSuppressed: false, isRecorded: false },
    attribution: { analyzerIdentity: 'INTERNAL_ANALYZER', attributedOn: Date.UTC(2026, 10, 1) },
  };
}

/** A list of `total` rows, page by page as it is asked for. */
export function mockList(total: number, rowAt: (place: number) => unknown): MockHandlers[string] {
  return ({ query }) => {
    const size = Number(query.get('pageSize'));
    const from = (Number(query.get('pageNumber')) - 1) * size;
    const places = Array.from(
      { length: Math.max(0, Math.min(size, total - from)) },
      (_, index) => from + index,
    );
    return { body: places.map(rowAt), headers: { 'x-total-count': String(total) } };
  };
}

/** The requests of a project's page besides its tab. */
export const mockProject: MockHandlers = {
  [`GET /api/v1/project/${mockProjectUuid}`]: () => ({
    body: {
      uuid: mockProjectUuid,
      name: 'edge-image',
      version: '2021.3',
      classifier: 'CONTAINER',
      active: true,
      isLatest: true,
      collectionLogic: 'NONE',
      tags: [{ name: 'image' }],
      versions: [],
      metrics: {
        critical: 1,
        high: 13,
        medium: 7,
        low: 2,
        unassigned: 0,
        vulnerabilities: 23,
        components: 9,
      },
    },
  }),
  [`GET /api/waybill/v1/project/${mockProjectUuid}/coverage`]: () => ({
    body: {
      status: 'PARTLY_COVERED',
      components: 9,
      judgeable: 7,
      intended: 0,
      blind: 2,
      blindSpots: [],
      notes: [],
    },
  }),
};
