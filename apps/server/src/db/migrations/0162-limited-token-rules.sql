-- Rules of token exchange may be limited to projects, as API keys may be (0151).

-- To the projects below, and to none when those are gone.
alter table token_rule add column limited bool not null default false;

create table token_rule_project (
  token_rule_id int not null references token_rule on delete cascade,
  project_id int not null references project on delete cascade,
  with_children bool not null,         -- and all below them
  primary key (token_rule_id, project_id));
create index token_rule_project_project on token_rule_project (project_id);

-- The rule by which a session began that a token was exchanged for. Without its rule nobody could say what it is limited to, so it ends.
alter table user_session add column token_rule_id int references token_rule on delete cascade;
create index user_session_token_rule on user_session (token_rule_id) where token_rule_id is not null;
