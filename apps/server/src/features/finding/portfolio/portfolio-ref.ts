import { isUuid } from '../../../db/uuid.ts';

/** A finding of any project as clients name it, which is its `matrix` in the contract (§10.1). */
export interface PortfolioRef {
  project: string;
  component: string;
  vulnerability: string;
}

/** Reads the uuids of project, component and vulnerability with colons between them. */
export function readPortfolioRef(text: string): PortfolioRef | undefined {
  const [project = '', component = '', vulnerability = '', ...more] = text.split(':');
  if (more.length > 0 || ![project, component, vulnerability].every(isUuid)) return undefined;
  return { project, component, vulnerability };
}
