import type { ReportWords } from './report-words.ts';
import { violationsDe } from './violations-de.ts';

export const de: ReportWords = {
  title: 'Projektbericht',
  version: 'Version',
  preparedFor: 'Erstellt für',
  preparedBy: 'Erstellt von',
  date: 'Datum',
  owner: 'Verantwortlich',
  description: 'Beschreibung',
  bomImported: 'BOM importiert',
  noBom: 'Keine BOM hochgeladen',
  members: 'Projekte in dieser Sammlung',
  lastAnalysis: 'Letzte Analyse',
  basis: 'Quellen der Funde',
  source: 'Quelle',
  lastUpdate: 'Letzte Aktualisierung',
  never: 'Noch nie aktualisiert',
  failed: 'Die letzte Aktualisierung ist fehlgeschlagen',
  failedFeeds: (failed, all) => `${failed} von ${all} Feeds fehlgeschlagen`,
  disabled: 'ausgeschaltet',
  figures: 'Kennzahlen',
  components: 'Komponenten',
  vulnerableComponents: 'Verwundbare Komponenten',
  openVulnerabilities: 'Offene Schwachstellen',
  knownExploited: 'Nachweislich ausgenutzt',
  findings: 'Funde',
  audited: 'Bewertete Funde',
  suppressed: 'Ausgeblendete Funde',
  suppressedState: 'Ausgeblendet',
  riskScore: 'Risikowert',
  covered: (covered, all) => `${covered} von ${all} Komponenten abgedeckt`,
  notCovered: 'Nicht abgedeckt',
  componentsNotCovered: (count) => `Nicht abgedeckte Komponenten: ${count}`,
  noComponents: 'Keine Komponenten',
  coverage: 'Abdeckung',
  vulnerability: 'Schwachstelle',
  affected: 'Betroffene Komponenten',
  score: 'Werte',
  aliases: (ids) => `Aliasse: ${ids}`,
  fixedIn: (version) => `Behoben in ${version}`,
  noFix: 'Keine behobene Version verzeichnet',
  more: (count) => `und ${count} weitere`,
  notListed: (count) => `${count} weitere sind hier nicht aufgeführt.`,
  noOpenVulnerabilities: 'Keine offenen Schwachstellen.',
  nothingLookedAt:
    'Keine Quelle prüft die Komponenten dieses Projekts. Ihre Schwachstellen können daher nicht gefunden werden.',
  leftOut:
    'Schwachstellen und Bewertungen fehlen. Das Konto, mit dem dieser Bericht erstellt wurde, darf sie nicht ansehen.',
  analyses: 'Bewertungen',
  noAnalyses: 'Noch keine Funde bewertet oder ausgeblendet.',
  finding: 'Fund',
  analysis: 'Bewertung',
  justification: 'Begründung',
  response: 'Antwort des Herstellers',
  details: 'Einzelheiten',
  detailsRemoved: 'Einzelheiten entfernt',
  unsuppressed: 'Wieder eingeblendet',
  unknown: 'Unbekannt',
  lastChanged: (time) => `Zuletzt geändert ${time}`,
  earlier: (count) => `${count} frühere Einträge sind hier nicht aufgeführt.`,
  gaps: 'Abdeckungslücken',
  gapsNote:
    'Keine Funde können bedeuten, dass eine Komponente sicher ist oder dass keine Quelle sie abdeckt.',
  noGaps: 'Keine Abdeckungslücken.',
  gap: 'Grund',
  examples: 'Beispiele',
  licenses: 'Lizenzen',
  license: 'Lizenz',
  noLicenses: 'Keine Komponenten.',
  unlicensed: 'Ohne Lizenz',
  page: (number) => `Seite ${number}`,
  missingGlyphs: 'Den Schriften dieses Dokuments fehlen einige Zeichen. Sie erscheinen als \ufffd.',
  severity: {
    CRITICAL: 'Kritisch',
    HIGH: 'Hoch',
    MEDIUM: 'Mittel',
    LOW: 'Niedrig',
    INFO: 'Info',
    UNASSIGNED: 'Unbewertet',
  },
  state: {
    NOT_SET: 'Nicht gesetzt',
    EXPLOITABLE: 'Ausnutzbar',
    IN_TRIAGE: 'In Sichtung',
    RESOLVED: 'Behoben',
    FALSE_POSITIVE: 'Fehlalarm',
    NOT_AFFECTED: 'Nicht betroffen',
  },
  justifications: {
    NOT_SET: 'Nicht gesetzt',
    CODE_NOT_PRESENT: 'Code nicht vorhanden',
    CODE_NOT_REACHABLE: 'Code nicht erreichbar',
    REQUIRES_CONFIGURATION: 'Erfordert Konfiguration',
    REQUIRES_DEPENDENCY: 'Erfordert Abhängigkeit',
    REQUIRES_ENVIRONMENT: 'Erfordert Umgebung',
    PROTECTED_BY_COMPILER: 'Durch den Compiler geschützt',
    PROTECTED_AT_RUNTIME: 'Zur Laufzeit geschützt',
    PROTECTED_AT_PERIMETER: 'An der Netzgrenze geschützt',
    PROTECTED_BY_MITIGATING_CONTROL: 'Durch andere Maßnahme geschützt',
  },
  responses: {
    NOT_SET: 'Nicht gesetzt',
    CAN_NOT_FIX: 'Nicht behebbar',
    WILL_NOT_FIX: 'Wird nicht behoben',
    UPDATE: 'Update',
    ROLLBACK: 'Rückkehr zu älterer Version',
    WORKAROUND_AVAILABLE: 'Umgehung vorhanden',
  },
  violations: violationsDe,
  blindSpot: ({ code, type, ecosystems, scheme, analyzer }) => {
    switch (code) {
      case 'no_identifier':
        return {
          title: 'Weder Package-URL noch CPE',
          advice: 'Das Werkzeug, das die BOM erzeugt, sollte eines davon angeben.',
        };
      case 'purl_unreadable':
        return { title: 'Ungültige Package-URL', advice: 'Sie folgt nicht den Regeln ihres Pakettyps.' };
      case 'cpe_unreadable':
        return { title: 'Ungültige CPE', advice: 'Sie folgt nicht den Regeln für CPE-Namen.' };
      case 'ecosystem_not_enabled':
        return {
          title: `Keine eingeschaltete Quelle deckt Pakete vom Typ ${type} ab`,
          advice: ecosystems
            ? `Das OSV-Ökosystem ${ecosystems} einschalten.`
            : 'GitHub-Advisories einschalten.',
        };
      case 'ecosystem_not_read':
        return {
          title: `Das OSV-Ökosystem ${ecosystems} wurde noch nicht importiert`,
          advice: 'Die Quelle aktualisieren oder ihren nächsten Lauf abwarten.',
        };
      case 'type_without_source':
        return { title: `Keine Quelle deckt Pakete vom Typ ${type} ab` };
      case 'version_missing':
        return {
          title: 'Version fehlt',
          advice: 'Ohne Version lässt sich die Komponente nicht abgleichen.',
        };
      case 'release_unknown':
        return {
          title: 'Abgedeckt, aber das Release der Distribution ist unbekannt',
          advice:
            'Die Package-URL sollte es nennen. Bis dahin werden Korrekturen übersehen, die in ein Release zurückportiert wurden.',
        };
      case 'release_missing':
        return {
          title: `Nur ein Analysator deckt Pakete vom Typ ${type} ab, und der braucht das Release der Distribution`,
          advice:
            'Die Package-URL sollte es nennen, oder das Ökosystem der Distribution sollte in OSV eingeschaltet werden.',
        };
      case 'release_unreadable':
        return {
          title: 'Release der Distribution nicht erkannt',
          advice: 'Die Package-URL sollte es nennen. Bis dahin gelten Einträge für ein Release nicht.',
        };
      case 'internal':
        return { title: 'Interne Komponenten', advice: 'Keine Quelle deckt sie ab. Das ist so gewollt.' };
      case 'version_unreadable':
        return { title: `Die Version ist im Schema ${scheme} ungültig` };
      case 'nvd_not_enabled':
        return { title: 'Nur eine CPE, und die NVD ist ausgeschaltet', advice: 'NVD einschalten.' };
      case 'nvd_not_read':
        return {
          title: 'Nur eine CPE, und die NVD wurde noch nicht importiert',
          advice: 'Die Quelle aktualisieren oder ihren nächsten Lauf abwarten.',
        };
      case 'record_commits':
        return {
          title: 'Abgedeckt, aber Einträge enthalten Commits statt Versionen',
          advice: 'Die Commits sollten mit der Komponente verglichen und darüber entschieden werden.',
        };
      case 'record_no_versions':
        return {
          title: 'Abgedeckt, aber Einträge enthalten keine Versionen',
          advice:
            'Es sollte geprüft werden, welche Versionen betroffen sind, und darüber entschieden werden.',
        };
      case 'record_bound_unreadable':
        return {
          title: 'Abgedeckt, aber Einträge enthalten ungültige Versionen',
          advice:
            'Es sollte geprüft werden, welche Versionen betroffen sind, und darüber entschieden werden.',
        };
      case 'analyzer_in_trouble':
        return {
          title: `Nur von ${analyzer} abgedeckt, und dort schlagen Anfragen fehl`,
          advice: 'Komponenten, nach denen noch nicht gefragt wurde, sind nicht abgedeckt.',
        };
      default:
        return undefined;
    }
  },
};
