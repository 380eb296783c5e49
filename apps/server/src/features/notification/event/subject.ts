import type {
  AnalysisFacts,
  ComponentFacts,
  DocumentFacts,
  ProjectFacts,
  ViolationFacts,
  VulnerabilityFacts,
} from './subject-facts.ts';
import type { SummarySubject } from './summary.ts';

/** The subject of a message, as stored: facts from which `template-context.ts` builds the template's data. */
export type Subject =
  | SummarySubject
  | {
      readonly kind: 'vulnerability';
      readonly vulnerability: VulnerabilityFacts;
      readonly component: ComponentFacts;
      readonly affectedProjects: readonly ProjectFacts[];
      readonly level: 'BOM_UPLOAD_ANALYSIS' | 'PERIODIC_ANALYSIS' | 'ON_DEMAND';
      readonly suppressed?: boolean;
      /** The analyzer; unknown if it is gone when the message is built. */
      readonly analyzer?: string;
    }
  | {
      readonly kind: 'dependency';
      readonly component: ComponentFacts;
      readonly vulnerabilities: readonly VulnerabilityFacts[];
    }
  | {
      readonly kind: 'finding-audit';
      readonly vulnerability: VulnerabilityFacts;
      readonly component: ComponentFacts;
      readonly analysis: AnalysisFacts;
    }
  | {
      readonly kind: 'violation-audit';
      readonly policyViolation: ViolationFacts;
      readonly component: ComponentFacts;
      readonly analysis: AnalysisFacts;
    }
  | {
      readonly kind: 'violation';
      readonly policyViolation: ViolationFacts;
      readonly component: ComponentFacts;
    }
  | {
      readonly kind: 'document';
      readonly project: ProjectFacts;
      readonly document: DocumentFacts;
      readonly cause?: string;
      readonly errors?: readonly string[];
    }
  | { readonly kind: 'project'; readonly project: ProjectFacts }
  | {
      readonly kind: 'user';
      readonly username: string;
      readonly name?: string | null;
      readonly email?: string | null;
    };
