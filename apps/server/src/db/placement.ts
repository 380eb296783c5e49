/**
 * Where the rows of a table live once the database spans several machines (docs/adr/0009-where-tables-live.md):
 * - `project`: with their project, spread by `project_id`;
 * - `dictionary`: the same on every machine;
 * - `coordinator`: on the one machine that the server talks to.
 */
export type Place = 'project' | 'dictionary' | 'coordinator';

/** Every table, one line each. `placement.test.ts` holds them to what their place asks of them. */
export const placement = {
  // The platform's
  audit_log: 'coordinator',
  bulk: 'coordinator',
  bulk_item: 'coordinator',
  config_property: 'dictionary',
  decision_undo: 'coordinator',
  evaluation_due: 'coordinator',
  installation: 'coordinator',
  kysely_migration: 'coordinator',
  kysely_migration_lock: 'coordinator',
  migration_text: 'coordinator',
  original: 'coordinator',
  original_chunk: 'coordinator',
  outgoing_lane: 'coordinator',
  outbox: 'coordinator',
  saved_view: 'coordinator',
  task: 'coordinator',
  worker_node: 'coordinator',

  // Access: read with every request
  api_key: 'dictionary',
  app_user: 'dictionary',
  permission: 'dictionary',
  team: 'dictionary',
  team_permission: 'dictionary',
  user_permission: 'dictionary',
  user_team: 'dictionary',

  // Projects themselves, with what lists of them show and ask: a list must not gather them from every machine
  deleted_project: 'dictionary',
  project: 'dictionary',
  project_acl: 'dictionary',
  project_attention: 'dictionary',
  project_count: 'dictionary',
  project_record_fault: 'dictionary',
  project_sight: 'dictionary',
  project_tag: 'dictionary',
  tag: 'dictionary',

  // What a project holds
  bom_import: 'project',
  component: 'project',
  component_detail: 'project',
  component_past: 'project',
  component_property: 'project',
  dependency: 'project',
  project_property: 'project',
  service: 'project',
  vex_import: 'project',
  vex_statement: 'project',

  // What was found and decided in a project
  analysis: 'project',
  analysis_comment: 'project',
  analysis_past: 'project',
  component_count: 'project',
  component_match: 'project',
  finding_event: 'project',
  project_delta: 'project',
  violation: 'project',
  violation_analysis: 'project',
  violation_comment: 'project',
  violation_past: 'project',

  // What all projects share
  analyzer_answer: 'dictionary',
  analyzer_due: 'dictionary',
  analyzer_report: 'dictionary',
  analyzer_state: 'dictionary',
  attrs: 'dictionary',
  epss: 'dictionary',
  finding_spread: 'dictionary',
  finding_spread_state: 'coordinator',
  identity: 'dictionary',
  identity_coord: 'dictionary',
  identity_match: 'dictionary',
  identity_match_past: 'dictionary',
  identity_record_fault: 'dictionary',
  identity_release: 'dictionary',
  known_exploited: 'dictionary',
  license: 'dictionary',
  license_group: 'dictionary',
  license_group_license: 'dictionary',
  license_doc: 'dictionary',
  license_use: 'dictionary',
  license_use_state: 'coordinator',
  license_use_total: 'dictionary',
  match_event: 'dictionary',
  package_answer: 'dictionary',
  package_due: 'dictionary',
  package_latest: 'dictionary',
  package_look: 'dictionary',
  pkg: 'dictionary',
  policy: 'dictionary',
  policy_condition: 'dictionary',
  policy_match: 'dictionary',
  policy_project: 'dictionary',
  policy_tag: 'dictionary',
  repository: 'dictionary',
  search_progress: 'dictionary',
  search_text: 'dictionary',
  violation_spread: 'dictionary',
  violation_spread_state: 'coordinator',
  vrange: 'dictionary',
  vuln: 'dictionary',
  vuln_alias: 'dictionary',
  vuln_cve: 'dictionary',
  vuln_doc: 'dictionary',
  vuln_record: 'dictionary',

  // The portfolio as a whole, and the mirrors
  portfolio_day: 'coordinator',
  source_state: 'coordinator',
} as const satisfies Record<string, Place>;
