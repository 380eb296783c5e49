-- A team may hold a permission for its own projects only (docs/adr/0026): those that project_acl gives it.

alter table team_permission add column own_projects bool not null default false;

-- The others are about what all projects share, or about the sight of projects itself.
alter table team_permission add constraint team_permission_own_projects check (not own_projects or permission in (
  'BOM_UPLOAD', 'POLICY_VIOLATION_ANALYSIS', 'PORTFOLIO_MANAGEMENT', 'PROJECT_CREATION_UPLOAD', 'VIEW_BADGES',
  'VIEW_POLICY_VIOLATION', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'));
