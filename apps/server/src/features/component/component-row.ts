import type { HashMember } from '../component-shape/hash-members.ts';
import type { ViolationCounts } from '../project-counter/violation-counters.ts';
import type { ComponentDetail } from './component-facts.ts';

/** A component with its identity, details and counters, as reads need it; digests are hexadecimal text. */
export interface ComponentRow extends Record<HashMember, string | null> {
  project_id: number;
  component_id: number;
  identity_id: number;
  uuid: string;
  added_at: Date;
  flags: number;
  group_name: string | null;
  name: string;
  version: string | null;
  /** How the sources see it. */
  sight: string;
  purl: string | null;
  purl_coordinates: string | null;
  cpe: string | null;
  swid_tag_id: string | null;
  upstream: string | null;
  distro: string | null;
  parent_id: number | null;
  bom_ref: string | null;
  classifier: string | null;
  scope: string | null;
  license_name: string | null;
  license_expression: string | null;
  license_url: string | null;
  detail: ComponentDetail | null;
  license: {
    uuid: string;
    spdx_id: string;
    name: string;
    custom: boolean;
    osi_approved: boolean;
    fsf_libre: boolean;
    deprecated: boolean;
  } | null;
  c4: number;
  c3: number;
  c2: number;
  c1: number;
  c0: number;
  findings: number;
  audited: number;
  suppressed: number;
  violations: ViolationCounts;
}
