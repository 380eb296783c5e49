import {
  type BlindSpot,
  type Caveat,
  type Judgment,
  type RecordFault,
  type Remedy,
  remedyOf,
} from '@waybill/match';
import type { CoverJudgment, TroubledAnalyzer } from './sources-by-owner.ts';

/** Why components are not covered, or what to know of those that are. */
export interface Cause {
  /** Names it: its code, and what it is about. */
  key: string;
  code: string;
  data: Record<string, unknown>;
  /** Undefined where nothing has to be done. */
  remedy: Remedy | undefined;
}

/** No source outside knows internal components, so missing coverage is intentional. */
export const internalCause: Cause = { key: 'internal', code: 'internal', data: {}, remedy: undefined };

/** Records that cannot tell whether they affect a component that is covered. */
export function faultCause(fault: RecordFault): Cause {
  const code = `record_${fault}`;
  return { key: code, code, data: {}, remedy: { code: 'check_records', data: {} } };
}

const faults: readonly RecordFault[] = ['commits', 'no_versions', 'bound_unreadable'];

/** The fault that is asked for by its cause. */
export function faultOfCause(asked: string | undefined): RecordFault | undefined {
  return faults.find((fault) => faultCause(fault).key === asked);
}

/** The causes why an identity is not covered; none where it is. */
export function gapsOf(judgment: Judgment): Cause[] {
  return judgment.judgeable ? [] : judgment.blindSpots.map(causeOf);
}

/** Caveats about a covered identity. */
export function caveatsOf({ caveats, reliesOn }: CoverJudgment): Cause[] {
  return [...caveats.map(causeOf), ...reliesOn.map(troubleCause)];
}

/** Components that only an analyzer in trouble covers. */
function troubleCause({ id, title, lastAnswer }: TroubledAnalyzer): Cause {
  const code = 'analyzer_in_trouble';
  return {
    key: `${code}:${id}`,
    code,
    data: { analyzer: id, title, lastAnswer: lastAnswer.getTime() },
    remedy: { code: 'check_analyzer', data: { analyzer: id } },
  };
}

function causeOf(spot: BlindSpot | Caveat): Cause {
  const about = subjectOf(spot);
  return {
    key: about === undefined ? spot.code : `${spot.code}:${about}`,
    code: spot.code,
    data: spot.data,
    remedy: remedyOf(spot),
  };
}

function subjectOf(spot: BlindSpot | Caveat): string | undefined {
  switch (spot.code) {
    case 'ecosystem_not_enabled':
    case 'ecosystem_not_read':
      return spot.data.osv.length > 0 ? spot.data.osv.join(',') : spot.data.type;
    case 'type_without_source':
      return spot.data.type;
    case 'version_missing':
    case 'version_unreadable':
      return spot.data.scheme;
    case 'release_unreadable':
    case 'release_unknown':
      return spot.data.namespace;
    case 'release_missing':
      return spot.data.namespace || spot.data.type;
    default:
      return undefined;
  }
}

/** The data that components with a cause share. The unreadable texts differ and are left to the examples. */
export function sharedData({ code, data }: Cause): Record<string, unknown> {
  switch (code) {
    case 'version_unreadable':
      return { scheme: data.scheme };
    case 'release_unreadable':
      return { type: data.type, namespace: data.namespace };
    case 'purl_unreadable':
    case 'cpe_unreadable':
      return {};
    default:
      return data;
  }
}

/** True if a cause has the requested key or code. */
export function isCause({ key, code }: Cause, asked: string): boolean {
  return key === asked || code === asked;
}
