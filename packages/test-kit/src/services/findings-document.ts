/** A finding as readers of Finding Packaging Format see it. */
export type ReadFinding = { component: string; vulnId: string; severity: string; state: string | undefined };

/** Reads a Finding Packaging Format document, or returns the reason why it cannot. */
export function readFindingsDocument(text: string): ReadFinding[] | string {
  let document: Members;
  try {
    document = membersOf(JSON.parse(text));
  } catch {
    return 'The file is no JSON.';
  }
  if (!/^1\.[0-9]$/.test(String(document.version))) return 'The version is missing.';
  if (typeof membersOf(document.project).uuid !== 'string') return 'The project is missing.';
  if (!Array.isArray(document.findings)) return 'The findings are missing.';
  const findings: ReadFinding[] = [];
  for (const item of document.findings) {
    const finding = membersOf(item);
    const vulnerability = membersOf(finding.vulnerability);
    const { name } = membersOf(finding.component);
    const isWhole = ['vulnId', 'source', 'severity', 'uuid'].every(
      (member) => typeof vulnerability[member] === 'string',
    );
    if (!isWhole || typeof name !== 'string') return 'A finding lacks a member.';
    const { analysisState, state = analysisState } = membersOf(finding.analysis);
    findings.push({
      component: name,
      vulnId: String(vulnerability.vulnId),
      severity: String(vulnerability.severity),
      state: typeof state === 'string' ? state : undefined,
    });
  }
  return findings;
}

type Members = Readonly<Record<string, unknown>>;

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}
