import type { Cwe } from '@waybill/api-contract';

export interface ProjectFacts {
  readonly uuid?: string;
  readonly name: string;
  readonly version?: string | null;
  readonly description?: string | null;
  readonly purl?: string | null;
  readonly tags?: readonly string[];
  readonly latest?: boolean;
}

export interface ComponentFacts {
  readonly uuid: string;
  readonly group?: string | null;
  readonly name: string;
  readonly version?: string | null;
  readonly purl?: string | null;
  readonly md5?: string | null;
  readonly sha1?: string | null;
  readonly sha256?: string | null;
  readonly sha512?: string | null;
  /** True if the project itself names it, not one of its components. */
  readonly direct?: boolean;
  readonly project: ProjectFacts;
}

export interface VulnerabilityFacts {
  readonly uuid: string;
  readonly vulnId: string;
  readonly source: string;
  readonly title?: string | undefined;
  readonly subTitle?: string | undefined;
  readonly description?: string | undefined;
  readonly recommendation?: string | undefined;
  readonly severity: string;
  /** The merged facts of all records of its vulnerability. */
  readonly effectiveSeverity?: string;
  readonly epss?: number | undefined;
  /** True if it is in the catalog of known exploited vulnerabilities. */
  readonly exploited?: boolean;
  readonly cvssV2?: number | undefined;
  readonly cvssV3?: number | undefined;
  readonly cvssV4?: number | undefined;
  readonly owaspLikelihood?: number | undefined;
  readonly owaspTechnicalImpact?: number | undefined;
  readonly owaspBusinessImpact?: number | undefined;
  readonly cwes: readonly Cwe[];
  readonly aliases: readonly { readonly source: string; readonly vulnId: string }[];
}

export interface AnalysisFacts {
  readonly state: string;
  readonly suppressed: boolean;
  readonly justification?: string | null;
  readonly response?: string | null;
  readonly details?: string | null;
  /** The oldest first. */
  readonly comments: readonly {
    readonly at: string;
    readonly commenter: string | null;
    readonly comment: string;
  }[];
}

export interface ViolationFacts {
  readonly uuid: string;
  readonly type: string;
  /** ISO 8601, UTC, whole seconds. */
  readonly timestamp: string;
  readonly condition: {
    readonly uuid: string;
    readonly subject: string;
    readonly operator: string;
    readonly value: string;
  };
  readonly policy: { readonly uuid: string; readonly name: string; readonly violationState: string };
}

/**
 * An uploaded document. Its bytes are found by hash, or included here if it was refused and so not stored.
 */
export interface DocumentFacts {
  readonly is: 'bom' | 'vex';
  readonly sha256?: string;
  readonly content?: string;
  readonly format?: string;
  readonly specVersion?: string;
}
