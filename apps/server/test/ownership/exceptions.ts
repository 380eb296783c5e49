const erased =
  'the name of somebody who has left goes from every trail in one way, written once for all of them';

/**
 * Statements that write another feature's table, as `folder -> table`, each with the reason. There are fewer of them with time, not
 * more: what is new goes through the owner.
 */
export const exceptions: Readonly<Record<string, string>> = {
  'erasure -> analysis': erased,
  'erasure -> analysis_comment': erased,
  'erasure -> analysis_past': erased,
  'erasure -> audit_log': erased,
  'erasure -> share_link': erased,
  'erasure -> vex_import': erased,
  'erasure -> violation_comment': erased,
  'erasure -> violation_past': erased,
  'flaw -> vuln': 'the facts that records of a flaw share are columns of each; `source` asks `flaw` for them',
  'lasting-decision -> project':
    'whether decisions are carried is a column of the project, which asks when it is made',
  'license -> component_detail':
    'components keep the name of a license that is deleted; they ask `license` for theirs',
  'matching -> component': 'whether a component is counted by itself follows from its matches',
  'matching -> component_match':
    'what another installation had found becomes a match, or ends as one, with the finding; `vulnerability` asks `matching`',
  'matching -> identity': 'the counts of an identity stand beside it and are read with it',
  'matching -> project_attention': 'figures are counted again when matches change; `attention` reads these',
  'metrics -> project':
    'a history that moves in begins before its project was made here; `project` asks `metrics` for figures',
  'metrics -> project_delta': 'a history that moves in is taken apart by the counters, which `metrics` lists',
  'notification -> outbox': 'an event is marked as delivered in the transaction that delivers it',
  'policy-evaluation -> policy': 'how far a policy has been evaluated is a column of it',
  'policy-evaluation -> policy_condition':
    'a condition that names a deleted license ends; `license` asks for it',
  'project -> bom_import':
    'a change by hand makes the next BOM be read, even if it is the same; `bom` changes projects',
  'tag -> project': 'a collection by a tag that is deleted has none; projects ask `tag` for theirs',
};

/** Files that remove rows of many tables because what these belong to is gone. They may delete, and nothing else. */
export const sweepers: Readonly<Record<string, string>> = {
  'features/component/change/component-end.queries.ts': 'a component that leaves its project',
  'features/matching/heal.queries.ts': 'rows that a component has left behind',
  'features/project/delete/project-delete.queries.ts': 'a project that is deleted',
  'features/vulnerability/internal-vulnerability.queries.ts': 'a vulnerability of ours that is deleted',
};
