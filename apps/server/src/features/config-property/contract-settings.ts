import { everySoManyHours, type SettingDefinition, settingGroup } from '../../config/setting.ts';

/** Kind of the task that decides which components are internal. */
const identifyInternal = 'component.identify-internal';

/** Kinds of the tasks that apply the switches of the internal analyzer, and of its fuzzy match. */
const applyInternal = 'analyzer.apply-internal';
const applyFuzzy = 'analyzer.apply-fuzzy';

/**
 * The config properties of the contract with its defaults (contract §23, level 4.14.3). Two defaults differ:
 * the prefix of mails carries our name, and no telemetry is sent. Two secrets that the contract keeps as plain text are encrypted.
 */
export const contractSettings: readonly SettingDefinition[] = [
  ...settingGroup(
    'general',
    [
      ['base.url', 'URL', null, 'Address under which people open the console; used in notifications'],
      ['badge.enabled', 'BOOLEAN', 'false', 'Serve badges without authentication'],
      ['welcome.message.html', 'STRING', '', 'Message before sign-in: HTML, percent-encoded'],
      ['welcome.message.enabled', 'BOOLEAN', 'false', 'Show the message before sign-in'],
      ['default.locale', 'STRING', null, 'Language of the console for people who have not chosen one'],
    ],
    {
      'welcome.message.html': {
        isPublic: true,
        default: '%3Chtml%3E%3Ch1%3EYour%20Welcome%20Message%3C%2Fh1%3E%3C%2Fhtml%3E',
      },
      'welcome.message.enabled': { isPublic: true },
      'default.locale': { isPublic: true },
    },
  ),
  ...settingGroup(
    'email',
    [
      ['smtp.enabled', 'BOOLEAN', 'false', 'Send mail'],
      ['smtp.from.address', 'STRING', null, 'Sender of mails'],
      ['subject.prefix', 'STRING', '[Waybill]', 'Put before the subject of every mail'],
      ['smtp.server.hostname', 'STRING', null, 'Host of the mail server'],
      ['smtp.server.port', 'INTEGER', null, 'Port of the mail server'],
      ['smtp.username', 'STRING', null, 'User name at the mail server'],
      ['smtp.password', 'ENCRYPTEDSTRING', null, 'Password at the mail server'],
      ['smtp.ssltls', 'BOOLEAN', 'false', 'Encrypt the connection to the mail server'],
      ['smtp.trustcert', 'BOOLEAN', 'false', 'Trust the certificate of the mail server whoever issued it'],
    ],
    { 'smtp.password': { sentTo: ['smtp.server.hostname', 'smtp.server.port', 'smtp.ssltls'] } },
  ),
  ...settingGroup(
    'internal-components',
    [
      ['groups.regex', 'STRING', null, 'Components with a matching group are internal'],
      ['names.regex', 'STRING', null, 'Components with a matching name are internal'],
      [
        'match-mode',
        'STRING',
        'OR',
        'Whether one of the two patterns suffices (OR) or both must match (AND)',
      ],
    ],
    {
      'groups.regex': { isExpression: true, appliedBy: identifyInternal },
      'names.regex': { isExpression: true, appliedBy: identifyInternal },
      'match-mode': { choices: ['OR', 'AND'], appliedBy: identifyInternal },
    },
  ),
  ...settingGroup(
    'scanner',
    [
      ['internal.enabled', 'BOOLEAN', 'true', 'Match components against the mirrored vulnerability sources'],
      ['internal.fuzzy.enabled', 'BOOLEAN', 'false', 'Match CPEs by similar vendor and product names, too'],
      [
        'internal.fuzzy.exclude.purl',
        'BOOLEAN',
        'true',
        'No similarity match for components with a package URL',
      ],
      ['internal.fuzzy.exclude.internal', 'BOOLEAN', 'true', 'No similarity match for internal components'],
    ],
    {
      'internal.enabled': { appliedBy: applyInternal },
      'internal.fuzzy.enabled': { appliedBy: applyFuzzy },
      'internal.fuzzy.exclude.purl': { appliedBy: applyFuzzy },
      'internal.fuzzy.exclude.internal': { appliedBy: applyFuzzy },
    },
  ),
  ...settingGroup(
    'scanner',
    [
      ['npmaudit.enabled', 'BOOLEAN', 'true', 'Ask NPM Audit'],
      ['ossindex.enabled', 'BOOLEAN', 'true', 'Ask Sonatype OSS Index'],
      ['ossindex.base.url', 'URL', 'https://ossindex.sonatype.org', 'Address of OSS Index'],
      [
        'ossindex.alias.sync.enabled',
        'BOOLEAN',
        'true',
        'Show aliases from OSS Index in API v1; findings are always grouped by alias',
      ],
      ['ossindex.api.username', 'STRING', null, 'User name at OSS Index'],
      ['ossindex.api.token', 'ENCRYPTEDSTRING', null, 'Token for OSS Index'],
      ['vulndb.enabled', 'BOOLEAN', 'false', 'Ask VulnDB'],
      ['vulndb.api.oauth1.consumerKey', 'STRING', null, 'OAuth consumer key for VulnDB'],
      ['vulndb.api.oath1.consumerSecret', 'ENCRYPTEDSTRING', null, 'OAuth consumer secret for VulnDB'],
      ['snyk.enabled', 'BOOLEAN', 'false', 'Ask Snyk'],
      [
        'snyk.alias.sync.enabled',
        'BOOLEAN',
        'false',
        'Show aliases from Snyk in API v1; findings are always grouped by alias',
      ],
      ['snyk.api.token', 'ENCRYPTEDSTRING', null, 'Token for Snyk'],
      ['snyk.org.id', 'STRING', null, 'Organization at Snyk'],
      ['snyk.api.version', 'STRING', '2023-06-22', 'Version of the Snyk API'],
      ['snyk.cvss.source', 'STRING', 'NVD', 'Whose CVSS rating is preferred among those Snyk gives'],
      ['snyk.base.url', 'URL', 'https://api.snyk.io', 'Address of Snyk'],
      ['trivy.enabled', 'BOOLEAN', 'false', 'Ask a Trivy server'],
      ['trivy.api.token', 'ENCRYPTEDSTRING', null, 'Token for the Trivy server'],
      ['trivy.base.url', 'URL', null, 'Address of the Trivy server'],
      ['trivy.ignore.unfixed', 'BOOLEAN', 'false', 'Leave out vulnerabilities without a fix'],
      ['trivy.scanner.scanLibrary', 'BOOLEAN', 'true', 'Have Trivy look at language packages'],
      ['trivy.scanner.scanOs', 'BOOLEAN', 'true', 'Have Trivy look at packages of operating systems'],
    ],
    {
      'ossindex.api.token': { sentTo: ['ossindex.base.url'] },
      'vulndb.api.oath1.consumerSecret': { sentTo: ['vulndb.base.url'] },
      'snyk.api.token': { sentTo: ['snyk.base.url'] },
      'trivy.api.token': { sentTo: ['trivy.base.url'] },
    },
  ),
  ...settingGroup(
    'scanner',
    [
      [
        'analysis.cache.validity.period',
        'NUMBER',
        '43200000',
        'How long answers of scanners are kept, in ms',
      ],
    ],
    { 'analysis.cache.validity.period': { unit: 'milliseconds' } },
  ),
  ...settingGroup(
    'vuln-source',
    [
      ['nvd.enabled', 'BOOLEAN', 'true', 'Mirror the National Vulnerability Database'],
      ['nvd.feeds.url', 'URL', 'https://nvd.nist.gov/feeds', 'Where the NVD feed files are'],
      ['nvd.api.enabled', 'BOOLEAN', 'false', 'Mirror the NVD through its API instead of its files'],
      [
        'nvd.api.download.feeds',
        'BOOLEAN',
        'false',
        'Fetch the feed files beside the API, for others to copy',
      ],
      ['nvd.api.url', 'URL', 'https://services.nvd.nist.gov/rest/json/cves/2.0', 'Address of the NVD API'],
      ['nvd.api.key', 'ENCRYPTEDSTRING', null, 'Key for the NVD API'],
      ['nvd.api.last.modified.epoch.seconds', 'INTEGER', null, 'Newest change seen at the NVD API'],
      ['github.advisories.enabled', 'BOOLEAN', 'false', 'Mirror GitHub Advisories'],
      [
        'github.advisories.alias.sync.enabled',
        'BOOLEAN',
        'true',
        'Show aliases from GitHub Advisories in API v1; findings are always grouped by alias',
      ],
      ['github.advisories.access.token', 'ENCRYPTEDSTRING', null, 'Token for GitHub'],
      ['github.advisories.api.url', 'STRING', 'https://api.github.com/graphql', 'Address of the GitHub API'],
      ['github.advisories.last.modified.epoch.seconds', 'INTEGER', null, 'Newest change seen at GitHub'],
      [
        'google.osv.base.url',
        'URL',
        'https://osv-vulnerabilities.storage.googleapis.com/',
        'Where the OSV archives are',
      ],
      ['google.osv.enabled', 'STRING', null, 'Ecosystems to mirror from OSV, separated by semicolons'],
      [
        'google.osv.alias.sync.enabled',
        'BOOLEAN',
        'false',
        'Show aliases from OSV in API v1; findings are always grouped by alias',
      ],
      ['epss.enabled', 'BOOLEAN', 'true', 'Mirror the EPSS scores'],
      ['epss.feeds.url', 'URL', 'https://epss.cyentia.com', 'Where the EPSS files are'],
    ],
    {
      'google.osv.enabled': { list: 'semicolons' },
      'nvd.api.key': { sentTo: ['nvd.api.url'] },
      'github.advisories.access.token': { sentTo: ['github.advisories.api.url'] },
    },
  ),
  ...settingGroup(
    'artifact',
    [
      ['cyclonedx.enabled', 'BOOLEAN', 'true', 'Accept CycloneDX documents'],
      ['bom.validation.mode', 'STRING', 'ENABLED', 'Which documents are checked against their schema'],
      ['bom.validation.tags.inclusive', 'STRING', '[]', 'Tags of projects to check, as a JSON array'],
      ['bom.validation.tags.exclusive', 'STRING', '[]', 'Tags of projects not to check, as a JSON array'],
    ],
    {
      'bom.validation.mode': {
        choices: ['ENABLED', 'DISABLED', 'ENABLED_FOR_TAGS', 'DISABLED_FOR_TAGS'],
      },
      'bom.validation.tags.inclusive': { list: 'json' },
      'bom.validation.tags.exclusive': { list: 'json' },
    },
  ),
  ...settingGroup(
    'integrations',
    [
      ['jira.url', 'URL', null, 'Address of Jira'],
      ['jira.username', 'STRING', null, 'User name at Jira; empty when the password is a token'],
      ['jira.password', 'ENCRYPTEDSTRING', null, 'Password or token at Jira'],
      ['fortify.ssc.enabled', 'BOOLEAN', 'false', 'Send findings to Fortify SSC'],
      ['fortify.ssc.sync.cadence', 'INTEGER', '60', 'Time between two uploads to Fortify SSC, in minutes'],
      ['fortify.ssc.url', 'URL', null, 'Address of Fortify SSC'],
      ['fortify.ssc.token', 'ENCRYPTEDSTRING', null, 'Token for Fortify SSC'],
      ['defectdojo.enabled', 'BOOLEAN', 'false', 'Send findings to DefectDojo'],
      ['defectdojo.reimport.enabled', 'BOOLEAN', 'false', 'Update the last import instead of adding one'],
      ['defectdojo.sync.cadence', 'INTEGER', '60', 'Time between two uploads to DefectDojo, in minutes'],
      ['defectdojo.url', 'URL', null, 'Address of DefectDojo'],
      ['defectdojo.apiKey', 'ENCRYPTEDSTRING', null, 'Key for DefectDojo'],
      ['kenna.enabled', 'BOOLEAN', 'false', 'Send findings to Kenna'],
      ['kenna.api.url', 'STRING', 'https://api.kennasecurity.com', 'Address of Kenna'],
      ['kenna.sync.cadence', 'INTEGER', '60', 'Time between two uploads to Kenna, in minutes'],
      ['kenna.token', 'ENCRYPTEDSTRING', null, 'Token for Kenna'],
      ['kenna.connector.id', 'STRING', null, 'Connector at Kenna'],
    ],
    {
      'jira.password': { sentTo: ['jira.url'] },
      'fortify.ssc.sync.cadence': { unit: 'minutes' },
      'defectdojo.sync.cadence': { unit: 'minutes' },
      'kenna.sync.cadence': { unit: 'minutes' },
      'fortify.ssc.token': { sentTo: ['fortify.ssc.url'] },
      'defectdojo.apiKey': { sentTo: ['defectdojo.url'] },
      'kenna.token': { sentTo: ['kenna.api.url'] },
    },
  ),
  ...settingGroup(
    'access-management',
    [['acl.enabled', 'BOOLEAN', 'false', 'People and keys see only the projects of their teams']],
    { 'acl.enabled': { isPublic: true } },
  ),
  ...settingGroup('notification', [
    ['template.baseDir', 'STRING', null, 'Folder with templates that replace the built-in ones'],
    ['template.default.override.enabled', 'BOOLEAN', 'false', 'Use the templates of that folder'],
  ]),
  ...settingGroup('task-scheduler', [
    ['ldap.sync.cadence', 'INTEGER', '6', 'Time between two synchronisations with LDAP, in hours'],
    ['ghsa.mirror.cadence', 'INTEGER', '24', 'Time between two mirrors of GitHub Advisories, in hours'],
    ['osv.mirror.cadence', 'INTEGER', '24', 'Time between two mirrors of OSV, in hours'],
    ['nist.mirror.cadence', 'INTEGER', '24', 'Time between two mirrors of NVD and EPSS, in hours'],
    ['vulndb.mirror.cadence', 'INTEGER', '24', 'Time between two mirrors of VulnDB, in hours'],
    ['portfolio.metrics.update.cadence', 'INTEGER', '1', 'Time between two portfolio metrics, in hours'],
    [
      'vulnerability.metrics.update.cadence',
      'INTEGER',
      '1',
      'Time between two vulnerability metrics, in hours',
    ],
    ['portfolio.vulnerability.analysis.cadence', 'INTEGER', '24', 'Time between two full analyses, in hours'],
    [
      'repository.metadata.fetch.cadence',
      'INTEGER',
      '24',
      'Time between two looks for new versions, in hours',
    ],
    [
      'internal.components.identification.cadence',
      'INTEGER',
      '6',
      'Time between two looks for internals, in hours',
    ],
    [
      'component.analysis.cache.clear.cadence',
      'INTEGER',
      '24',
      'Time between two clean-ups of answers, in hours',
    ],
  ]).map((setting) => ({ ...setting, ...everySoManyHours })),
  ...settingGroup(
    'search-indexes',
    [
      ['consistency.check.enabled', 'BOOLEAN', 'true', 'Check the search index'],
      ['consistency.check.cadence', 'INTEGER', '4320', 'Time between two checks, in minutes'],
      ['consistency.check.delta.threshold', 'INTEGER', '20', 'Difference that has it built anew, in percent'],
    ],
    {
      'consistency.check.cadence': { unit: 'minutes' },
      'consistency.check.delta.threshold': { min: 1, max: 100, unit: 'percent' },
    },
  ),
  ...settingGroup('telemetry', [
    [
      'submission.enabled',
      'BOOLEAN',
      'false',
      'Waybill sends no telemetry; kept for clients of the contract',
    ],
    ['last.submission.data', 'STRING', null, 'Last telemetry sent'],
    ['last.submission.epoch.seconds', 'INTEGER', null, 'When telemetry was last sent'],
  ]),
];
