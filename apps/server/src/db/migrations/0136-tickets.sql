-- Issues that messages made in trackers elsewhere, and what they are about (docs/adr/0023-notifications.md).

create table notification_ticket (
  ticket_id bigint generated always as identity primary key,
  delivery_uuid uuid not null unique,           -- of the message that made it: the same for every try
  system text collate "C" not null check (system in ('JIRA', 'GITHUB', 'GITLAB')),
  external_id text collate "C" not null,        -- stays when it moves
  key text not null,                            -- as people know it, such as OPS-7
  url text not null,
  created_at timestamptz not null,
  -- What the tracker said last; all null before that.
  status text,                                  -- in its own words
  category text collate "C" check (category in ('TODO', 'IN_PROGRESS', 'DONE', 'GONE')),
  checked_at timestamptz,
  changed_at timestamptz);                      -- when its category changed last
create index notification_ticket_checked on notification_ticket (checked_at nulls first) where system = 'JIRA';

-- Findings and violations that it is about, by their UUIDs: they may be gone.
create table notification_ticket_about (
  ticket_id bigint not null references notification_ticket on delete cascade,
  project_uuid uuid not null,
  component_uuid uuid not null,
  about_uuid uuid not null,                     -- of the vulnerability, or of the violation
  primary key (ticket_id, project_uuid, component_uuid, about_uuid));
create index notification_ticket_about_thing on notification_ticket_about (component_uuid, about_uuid);
