-- What is told (messages), to whom it is owed (deliveries), and in which order (lines): docs/adr/0023-notifications.md.

-- One event as it is told, once for all rules, with the facts of its subject.
create table notification_message (
  message_id bigint generated always as identity primary key,
  at timestamptz not null,
  scope text collate "C" not null,
  event_group text collate "C" not null,
  level smallint not null,                      -- 0 informational, 1 warning, 2 error
  title text not null,
  content text not null,
  project_id int,                               -- what it is about; it may be gone
  subject jsonb);                               -- features/notification/event/subject.ts

create table notification_delivery (
  delivery_id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),   -- goes with the message: the same for every try
  rule_id int not null references notification_rule on delete cascade,
  message_id bigint not null references notification_message on delete cascade,
  project_id int not null,                      -- of its line: 0 for what is about no project
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  ended_at timestamptz,
  error text,                                   -- of the last try, without addresses' secrets
  is_test bool not null default false,
  unique (rule_id, message_id));
create index notification_delivery_waiting on notification_delivery (rule_id, project_id, delivery_id) where state = 'waiting';
create index notification_delivery_rule on notification_delivery (rule_id, delivery_id desc);
create index notification_delivery_dead on notification_delivery (delivery_id desc) where state = 'dead';
create index notification_delivery_message on notification_delivery (message_id);
create index notification_delivery_ended on notification_delivery (ended_at) where state <> 'waiting';

-- A rule and a project with deliveries that wait: one is under way at a time, and none before this time.
create table notification_line (
  rule_id int not null references notification_rule on delete cascade,
  project_id int not null,
  due_at timestamptz not null,
  primary key (rule_id, project_id));
create index notification_line_due on notification_line (due_at);
