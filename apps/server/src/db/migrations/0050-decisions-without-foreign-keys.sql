-- Decisions are taken by the ten thousand. Each of their rows looked up and locked a row of another table by foreign key: the
-- component, which whoever decides has locked already, and for each line of a trail its analysis, which the same transaction wrote.
-- As for the other rows of components, whoever ends a component removes what hangs on it (component/change/component-end.queries.ts).
alter table analysis_comment drop constraint analysis_comment_project_id_component_id_vuln_id_fkey;
alter table analysis drop constraint analysis_project_id_component_id_fkey;
alter table component_count drop constraint component_count_project_id_component_id_fkey;
