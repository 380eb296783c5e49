-- Suppressed violations of all projects: few among all that somebody decided about.
create index violation_analysis_suppressed on violation_analysis (project_id, component_id, condition_id) where suppressed;
