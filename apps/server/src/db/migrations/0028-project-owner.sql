create table project_owner (
  project_id int primary key,
  user_id int,
  team_id int,
  set_at timestamptz not null,
  constraint project_owner_one check ((user_id is null) <> (team_id is null)));
create index project_owner_user on project_owner (user_id) where user_id is not null;
create index project_owner_team on project_owner (team_id) where team_id is not null;
comment on table project_owner is 'Who is responsible for a project: a user or a team. Other versions, and projects below it, inherit it.';
comment on column project_owner.set_at is 'Of several versions with an owner, the one that was set last counts for the others.';

alter table project_owner add foreign key (project_id) references project(project_id) on delete cascade;
alter table project_owner add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table project_owner add foreign key (team_id) references team(team_id) on delete cascade;
