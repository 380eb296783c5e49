create table notification_publisher (
  publisher_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  description text,
  publisher_class text collate "C" not null,
  template text,
  mime_type text not null,
  is_default bool not null default false,
  own_kind text collate "C" check (own_kind in ('MSTEAMS_CARD', 'GITHUB', 'GITLAB')));
comment on table notification_publisher is 'Ways to send messages, with their templates (docs/adr/0023).';
comment on column notification_publisher.publisher_class is 'The name of the kind in the contract.';
comment on column notification_publisher.template is 'Null for the publishers that come with the product: theirs is a file.';
comment on column notification_publisher.own_kind is 'A kind that the contract does not have. Clients of API v1 see the closest one of theirs.';

create table notification_rule (
  rule_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,
  publisher_id int not null,
  scope text collate "C" not null check (scope in ('PORTFOLIO', 'SYSTEM')),
  level smallint not null,
  groups text[] collate "C" not null default '{}',
  enabled bool not null,
  notify_children bool not null,
  log_success bool not null default false,
  message text,
  config text,
  cron text,
  skip_unchanged bool,
  last_triggered_at timestamptz,
  next_trigger_at timestamptz,
  project_names text[] not null default '{}',
  min_severity text collate "C",
  min_epss float8,
  exploited_only bool not null default false,
  direct_only bool not null default false,
  latest_only bool not null default false,
  policies uuid[] not null default '{}',
  expression text,
  expression_error text,
  group_minutes smallint,
  quiet_zone text,
  quiet_from smallint,
  quiet_until smallint,
  quiet_days smallint[],
  max_per_minute int,
  signing_secret text,
  mail_subject text,
  owner_id int,
  own_groups text[] collate "C" not null default '{}',
  schedule_zone text,
  check ((cron is null) = (skip_unchanged is null) and (cron is null) = (last_triggered_at is null)),
  constraint notification_rule_check1 check ((quiet_zone is null) = (quiet_from is null) and (quiet_zone is null) = (quiet_until is null) and (quiet_zone is null) = (quiet_days is null)));
create index notification_rule_owner on notification_rule (owner_id) where owner_id is not null;
create index notification_rule_publisher on notification_rule (publisher_id);
create index notification_rule_schedule on notification_rule (next_trigger_at) where enabled and next_trigger_at is not null;
comment on table notification_rule is 'Who is told of which events, and how.';
comment on column notification_rule.name is 'May occur twice.';
comment on column notification_rule.level is 'The lowest level that is sent: 0 informational, 1 warning, 2 error.';
comment on column notification_rule.config is 'Encrypted, since addresses of chat servers are secrets.';
comment on column notification_rule.cron is 'A rule that runs on a schedule. Null for a rule that waits for events.';
comment on column notification_rule.project_names is 'Limits the rule to projects of these names. * stands for any text.';
comment on column notification_rule.min_epss is 'From 0 to 1.';
comment on column notification_rule.policies is 'Only violations of these policies. Some may be gone.';
comment on column notification_rule.expression is 'A condition in CEL.';
comment on column notification_rule.expression_error is 'Why the condition last failed to evaluate.';
comment on column notification_rule.group_minutes is 'How long messages are gathered.';
comment on column notification_rule.quiet_zone is 'Time zone of the quiet hours. All four columns are null, or none.';
comment on column notification_rule.quiet_from is 'Minutes after midnight.';
comment on column notification_rule.quiet_until is 'Minutes after midnight.';
comment on column notification_rule.quiet_days is 'Days on which quiet hours begin: 1 Monday to 7 Sunday.';
comment on column notification_rule.signing_secret is 'Encrypted. Receivers check with it that a message is from this installation.';
comment on column notification_rule.mail_subject is 'A template.';
comment on column notification_rule.owner_id is 'The user who has mails sent to themselves by this rule.';
comment on column notification_rule.own_groups is 'Event groups that the contract does not have.';
comment on column notification_rule.schedule_zone is 'Time zone of the schedule, such as Europe/Berlin. Null: UTC.';

create table notification_rule_project (
  rule_id int not null,
  project_id int not null,
  primary key (rule_id, project_id));
create index notification_rule_project_project on notification_rule_project (project_id);
comment on table notification_rule_project is 'Projects that a rule is limited to. Projects, tags and names are alternatives.';

create table notification_rule_tag (
  rule_id int not null,
  tag_id int not null,
  primary key (rule_id, tag_id));
create index notification_rule_tag_tag on notification_rule_tag (tag_id);
comment on table notification_rule_tag is 'Tags that a rule is limited to.';

create table notification_rule_team (
  rule_id int not null,
  team_id int not null,
  primary key (rule_id, team_id));
create index notification_rule_team_team on notification_rule_team (team_id);
comment on table notification_rule_team is 'The members of these teams get the mails of a rule.';

create table notification_message (
  message_id bigint generated always as identity primary key,
  at timestamptz not null,
  scope text collate "C" not null,
  event_group text collate "C" not null,
  level smallint not null,
  title text not null,
  content text not null,
  project_id int,
  subject jsonb);
comment on table notification_message is 'One event as it is told, once for all rules.';
comment on column notification_message.level is '0 informational, 1 warning, 2 error.';
comment on column notification_message.project_id is 'The project may be gone.';
comment on column notification_message.subject is 'The facts of the event (features/notification/event/subject.ts).';

create table notification_delivery (
  delivery_id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  rule_id int not null,
  message_id bigint not null,
  project_id int not null,
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'grouped')),
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  ended_at timestamptz,
  error text,
  is_test bool not null default false,
  composed_at timestamptz,
  unique (rule_id, message_id));
create index notification_delivery_dead on notification_delivery (delivery_id desc) where state = 'dead';
create index notification_delivery_ended on notification_delivery (ended_at) where state <> 'waiting';
create index notification_delivery_message on notification_delivery (message_id);
create index notification_delivery_rule on notification_delivery (rule_id, delivery_id desc);
create index notification_delivery_waiting on notification_delivery (rule_id, project_id, delivery_id) where state = 'waiting';
comment on table notification_delivery is 'To whom a message is owed, and what became of it.';
comment on column notification_delivery.uuid is 'Sent with the message, the same for every try.';
comment on column notification_delivery.project_id is 'Project of its line. 0: about no project.';
comment on column notification_delivery.error is 'Error of the last try, without secrets of addresses.';
comment on column notification_delivery.composed_at is 'When other messages were put into this one. A rule that holds messages sends none before that.';

create table notification_line (
  rule_id int not null,
  project_id int not null,
  due_at timestamptz not null,
  primary key (rule_id, project_id));
create index notification_line_due on notification_line (due_at);
comment on table notification_line is 'A rule and a project with deliveries that wait. One is sent at a time, and none before due_at.';

create table notification_coverage (
  coverage_id int primary key check (coverage_id = 1),
  sources jsonb not null);
comment on table notification_coverage is 'What covered the components when that was last looked at, in one row. A source that is switched off since leaves blind spots.';
comment on column notification_coverage.sources is 'See features/coverage/lost-coverage.service.ts.';

create table notification_ticket (
  ticket_id bigint generated always as identity primary key,
  delivery_uuid uuid not null unique,
  system text collate "C" not null check (system in ('JIRA', 'GITHUB', 'GITLAB')),
  external_id text collate "C" not null,
  key text not null,
  url text not null,
  created_at timestamptz not null,
  status text,
  category text collate "C" check (category in ('TODO', 'IN_PROGRESS', 'DONE', 'GONE')),
  checked_at timestamptz,
  changed_at timestamptz,
  rule_id int);
create index notification_ticket_checked on notification_ticket (checked_at nulls first) where system = 'JIRA';
create index notification_ticket_rule on notification_ticket (rule_id, checked_at nulls first) where system <> 'JIRA';
comment on table notification_ticket is 'Issues that messages opened in trackers.';
comment on column notification_ticket.delivery_uuid is 'The delivery that opened it.';
comment on column notification_ticket.external_id is 'The id that stays when the issue moves.';
comment on column notification_ticket.key is 'The id that people know, such as OPS-7.';
comment on column notification_ticket.status is 'What the tracker said last, in its own words. Null before that.';
comment on column notification_ticket.changed_at is 'When its category last changed.';
comment on column notification_ticket.rule_id is 'The rule whose account asks the tracker. It may be gone.';

create table notification_ticket_about (
  ticket_id bigint not null,
  project_uuid uuid not null,
  component_uuid uuid not null,
  about_uuid uuid not null,
  primary key (ticket_id, project_uuid, component_uuid, about_uuid));
create index notification_ticket_about_thing on notification_ticket_about (component_uuid, about_uuid);
comment on table notification_ticket_about is 'The findings and violations that an issue is about. They may be gone.';
comment on column notification_ticket_about.about_uuid is 'UUID of the vulnerability or the violation.';

alter table notification_rule add foreign key (owner_id) references app_user(user_id) on delete cascade;
alter table notification_rule add foreign key (publisher_id) references notification_publisher(publisher_id) on delete cascade;
alter table notification_rule_project add foreign key (project_id) references project(project_id) on delete cascade;
alter table notification_rule_project add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_rule_tag add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_rule_tag add foreign key (tag_id) references tag(tag_id) on delete cascade;
alter table notification_rule_team add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_rule_team add foreign key (team_id) references team(team_id) on delete cascade;
alter table notification_delivery add foreign key (message_id) references notification_message(message_id) on delete cascade;
alter table notification_delivery add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_line add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_ticket_about add foreign key (ticket_id) references notification_ticket(ticket_id) on delete cascade;
