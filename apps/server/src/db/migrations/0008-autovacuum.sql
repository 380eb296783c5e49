-- Tables that reach millions of rows. The default waits until a fifth of a table is dead, which is ten million rows of a
-- component table of fifty; a fiftieth keeps what a pass has to clean, and the age of the statistics, bounded.
do $$
declare
  big text;
begin
  foreach big in array array[
    'component', 'component_detail', 'component_property', 'component_past', 'component_count', 'dependency', 'service',
    'bom_import', 'analysis', 'project_delta', 'finding_event', 'match_event', 'identity', 'identity_coord',
    'identity_match', 'identity_match_past', 'pkg', 'vuln', 'vuln_record', 'vuln_doc', 'vuln_alias', 'vrange', 'epss',
    'project', 'project_count', 'task', 'outbox', 'audit_log', 'original', 'original_chunk']
  loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02)', big);
  end loop;
end $$;
