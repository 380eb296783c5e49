-- How many of the components are our own: that no source covers those is as it should be.
alter table project_sight add column internal int not null default 0;
update project_sight s set internal = n.internal
from (
  select c.project_id, i.sight, count(*)::int as internal
  from component c join identity i on i.identity_id = c.identity_id
  where c.flags & 2 <> 0 group by c.project_id, i.sight) n
where n.project_id = s.project_id and n.sight = s.sight;

-- Which sights there are, and in which projects.
create index project_sight_sight on project_sight (sight, project_id);

-- Order of the components that no source covers: project by project.
create index project_name_id on project (lower(name), project_id);
