import { type Severity, severityFromScores, severityLevel } from '@waybill/cvss';
import type { AdvisoryCvss } from '../advisory.ts';
import { cvssOfVector } from '../cvss-memo.ts';
import { type Json, looseItems, looseMember, looseText } from '../json.ts';

type Vectors = { cvssV2?: AdvisoryCvss; cvssV3?: AdvisoryCvss; cvssV4?: AdvisoryCvss };

/** The vectors of a record and the severity that follows from them. */
export type OsvRating = Vectors & { severity: Severity };

/**
 * Reads how severe an OSV record says it is: from its CVSS vectors (v4, else v3, else v2), else by its word, in `severity` or
 * `database_specific.severity`, else the worst that any of its packages states. Nothing gives UNASSIGNED.
 */
export function readOsvRating(record: Json): OsvRating {
  const vectors = vectorsOf(severityTexts(record));
  const severity = Object.keys(vectors).length > 0 ? severityOfVectors(vectors) : statedSeverity(record);
  return { ...vectors, severity };
}

function severityTexts(json: Json): (string | undefined)[] {
  return looseItems(looseMember(json, 'severity')).map((entry) => looseText(looseMember(entry, 'score')));
}

/** The first readable vector of each generation. */
function vectorsOf(texts: readonly (string | undefined)[]): Vectors {
  const vectors: Vectors = {};
  for (const text of texts) {
    const cvss = text === undefined ? undefined : cvssOfVector(text);
    if (!cvss) continue;
    if (cvss.version === '2.0') vectors.cvssV2 ??= cvss;
    else if (cvss.version === '4.0') vectors.cvssV4 ??= cvss;
    else vectors.cvssV3 ??= cvss;
  }
  return vectors;
}

function severityOfVectors({ cvssV2, cvssV3, cvssV4 }: Vectors): Severity {
  return severityFromScores({ v2: cvssV2?.score, v3: cvssV3?.score, v4: cvssV4?.score });
}

function statedSeverity(record: Json): Severity {
  const words = [...severityTexts(record), wordAt(record, 'database_specific', 'severity')];
  const stated = words.map(severityOfWord).find(isAssigned);
  if (stated) return stated;
  let worst: Severity = 'UNASSIGNED';
  for (const affected of looseItems(looseMember(record, 'affected'))) {
    const severity = packageSeverity(affected);
    if (severityLevel(severity) > severityLevel(worst)) worst = severity;
  }
  return worst;
}

function packageSeverity(affected: Json): Severity {
  const texts = severityTexts(affected);
  const scored = severityOfVectors(vectorsOf([...texts, wordAt(affected, 'database_specific', 'cvss')]));
  if (isAssigned(scored)) return scored;
  const words = packageWords.map(([part, name]) => wordAt(affected, part, name));
  return [...texts, ...words].map(severityOfWord).find(isAssigned) ?? 'UNASSIGNED';
}

/** Where the word for a package stands: most databases use the first, Ubuntu the second, Debian the third. */
const packageWords = [
  ['ecosystem_specific', 'severity'],
  ['ecosystem_specific', 'ubuntu_priority'],
  ['ecosystem_specific', 'urgency'],
  ['database_specific', 'severity'],
] as const;

function wordAt(json: Json, part: string, name: string): string | undefined {
  return looseText(looseMember(looseMember(json, part), name));
}

function isAssigned(severity: Severity): boolean {
  return severity !== 'UNASSIGNED';
}

/**
 * The severity that a feed states as a word. MODERATE and IMPORTANT are the words of GitHub and Red Hat for MEDIUM and HIGH; what
 * Ubuntu calls negligible and Debian unimportant is a flaw in theory only
 * (https://ubuntu.com/security/cves/about#priority, https://security-team.debian.org/security_tracker.html#severity-levels).
 */
export function severityOfWord(word: string | undefined): Severity {
  switch (word?.trim().toUpperCase()) {
    case 'CRITICAL':
      return 'CRITICAL';
    case 'HIGH':
    case 'IMPORTANT':
      return 'HIGH';
    case 'MEDIUM':
    case 'MODERATE':
      return 'MEDIUM';
    case 'LOW':
      return 'LOW';
    case 'INFO':
    case 'INFORMATIONAL':
    case 'NEGLIGIBLE':
    case 'UNIMPORTANT':
      return 'INFO';
    default:
      return 'UNASSIGNED';
  }
}
