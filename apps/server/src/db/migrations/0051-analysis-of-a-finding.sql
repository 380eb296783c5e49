-- Findings are joined with their decisions by all three columns. By vulnerability alone the planner took an index of four rows
-- each, and read nine rows for every finding.
drop index analysis_vuln;
create index analysis_vuln on analysis (vuln_id, project_id, component_id);
