/**
 * Whose table each is: the folder below `src/features`, or below `src`, that writes it. Others write it through that feature's
 * service. The areas are the chapters of `schema.sql`; none refers to a later one. `test/ownership` holds the code to this.
 */
export const owners = {
  platform: {
    db: ['installation'],
    'config-property': ['config_property'],
    jobs: ['task', 'worker_node', 'outbox'],
    bulk: ['bulk', 'bulk_item'],
    original: ['original', 'original_chunk'],
    outgoing: ['outgoing_lane'],
    'audit-log': ['audit_log'],
    operations: ['database_day'],
  },
  portfolio: {
    tag: ['tag', 'project_tag'],
    license: ['license', 'license_doc', 'license_use', 'license_use_total', 'license_use_state'],
    'license-group': ['license_group', 'license_group_license'],
    project: ['project', 'project_property'],
    'component-past': ['component_past', 'deleted_project'],
    'package-coordinate': ['pkg', 'attrs'],
    component: ['identity', 'identity_coord', 'component', 'component_detail', 'component_property'],
    service: ['service'],
    'dependency-graph': ['dependency'],
    bom: ['bom_import'],
    'issued-document': ['document_version'],
    'share-link': ['share_link'],
  },
  access: {
    access: [
      'permission',
      'team',
      'team_permission',
      'app_user',
      'user_team',
      'user_permission',
      'user_session',
      'subject_question',
      'api_key',
      'api_key_project',
      'api_key_access_team',
      'oidc_group',
      'mapped_oidc_group',
      'mapped_ldap_group',
    ],
    'token-exchange': ['token_rule', 'token_rule_project'],
    passkey: ['passkey', 'recovery_code', 'passkey_challenge'],
    'password-reset': ['password_reset'],
    'project-access': ['project_acl', 'team_tag'],
    'project-owner': ['project_owner'],
    'saved-view': ['saved_view'],
  },
  vulnerabilities: {
    source: [
      'source_state',
      'vuln',
      'vuln_record',
      'vuln_doc',
      'vuln_alias',
      'vrange',
      'epss',
      'known_exploited',
    ],
    flaw: ['vuln_cve'],
  },
  findings: {
    matching: [
      'identity_match',
      'identity_match_past',
      'identity_record_fault',
      'analyzer_report',
      'match_event',
      'moved_finding',
      'vuln_matched',
      'component_count',
    ],
    'project-counter': ['project_count', 'project_delta'],
    vulnerability: ['component_match', 'finding_event'],
    'finding-spread': ['finding_spread', 'finding_spread_state'],
    attention: ['project_attention', 'project_sight', 'project_record_fault'],
    metrics: ['portfolio_day'],
  },
  decisions: {
    'decision-record': ['analysis', 'analysis_comment'],
    'component-past': ['analysis_past'],
    'decision-undo': ['decision_undo'],
    vex: ['vex_import', 'vex_statement'],
  },
  policies: {
    policy: ['policy', 'policy_condition', 'policy_project', 'policy_tag'],
    'policy-evaluation': [
      'policy_match',
      'evaluation_due',
      'violation',
      'violation_analysis',
      'violation_comment',
      'violation_past',
    ],
    violation: ['violation_spread', 'violation_spread_state'],
  },
  repositories: {
    repository: [
      'repository',
      'package_answer',
      'package_due',
      'package_look',
      'package_latest',
      'identity_release',
    ],
  },
  analyzers: { analyzer: ['analyzer_answer', 'analyzer_due', 'analyzer_state'] },
  search: { 'search-index': ['search_text', 'search_progress'] },
  notifications: {
    notification: [
      'notification_publisher',
      'notification_rule',
      'notification_rule_project',
      'notification_rule_tag',
      'notification_rule_team',
      'notification_message',
      'notification_delivery',
      'notification_line',
      'notification_coverage',
    ],
    ticket: ['notification_ticket', 'notification_ticket_about'],
  },
  integrations: {
    integration: ['integration_upload'],
    'import-dt': ['imported_row', 'import_run', 'import_file', 'import_file_chunk'],
  },
} as const satisfies Owners;

type Owners = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Tables that the migrator makes for itself, so that no migration and no feature has them. */
export const migratorTables = ['kysely_migration', 'kysely_migration_lock', 'migration_text'] as const;
