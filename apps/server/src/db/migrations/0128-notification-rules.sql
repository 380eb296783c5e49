-- Whom to tell of what, and how: publishers with their templates, and rules (docs/adr/0023-notifications.md).

create table notification_publisher (
  publisher_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  description text,
  publisher_class text collate "C" not null,    -- the contract's name of a kind
  template text,                                -- null for those that come with the product: theirs is a file
  mime_type text not null,
  is_default bool not null default false);

create table notification_rule (
  rule_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,                           -- names may occur twice
  publisher_id int not null references notification_publisher on delete cascade,
  scope text collate "C" not null check (scope in ('PORTFOLIO', 'SYSTEM')),
  level smallint not null,                      -- the least that is told of: 0 informational, 1 warning, 2 error
  groups text[] collate "C" not null default '{}',
  enabled bool not null,
  notify_children bool not null,
  log_success bool not null default false,
  message text,
  config text,                                  -- encrypted: addresses of chat servers are secrets by themselves
  -- A rule that runs by the clock; all null for one that waits for events.
  cron text,
  skip_unchanged bool,
  last_triggered_at timestamptz,
  next_trigger_at timestamptz,
  check ((cron is null) = (skip_unchanged is null) and (cron is null) = (last_triggered_at is null)));
create index notification_rule_publisher on notification_rule (publisher_id);
create index notification_rule_schedule on notification_rule (next_trigger_at) where enabled and next_trigger_at is not null;

-- What a rule is limited to; either suffices.
create table notification_rule_project (
  rule_id int not null references notification_rule on delete cascade,
  project_id int not null references project on delete cascade,
  primary key (rule_id, project_id));
create index notification_rule_project_project on notification_rule_project (project_id);
create table notification_rule_tag (
  rule_id int not null references notification_rule on delete cascade,
  tag_id int not null references tag on delete cascade,
  primary key (rule_id, tag_id));
create index notification_rule_tag_tag on notification_rule_tag (tag_id);

-- Whose members get the mails of a rule.
create table notification_rule_team (
  rule_id int not null references notification_rule on delete cascade,
  team_id int not null references team on delete cascade,
  primary key (rule_id, team_id));
create index notification_rule_team_team on notification_rule_team (team_id);
