-- What of the events that a rule covers is told, and rules for all projects of a name (docs/adr/0023-notifications.md).

alter table notification_rule
  add column project_names text[] not null default '{}',     -- limits like projects and tags: names, where * stands for any text
  add column min_severity text collate "C",
  add column min_epss float8,                                     -- 0 to 1
  add column exploited_only bool not null default false,
  add column direct_only bool not null default false,
  add column latest_only bool not null default false,
  add column policies uuid[] not null default '{}',          -- of violations, only those of these policies; some may be gone
  add column expression text,                                -- CEL
  add column expression_error text;                          -- why it could not be evaluated last
