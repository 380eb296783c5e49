-- Teams that are given all projects with a tag. What follows from that, and from the projects above, is kept in project_acl,
-- so that the condition of who sees what stays a look-up there.

create table team_tag (
  team_id int not null references team on delete cascade,
  tag_id int not null references tag on delete cascade,
  primary key (team_id, tag_id));
create index team_tag_tag on team_tag (tag_id);

-- Mapped by hand; it stays when a tag goes, or a project is moved.
alter table project_acl add column given bool not null default true;
create index project_acl_derived on project_acl (project_id) where not given;
