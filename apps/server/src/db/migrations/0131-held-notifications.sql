-- Rules that gather what comes at once, are silent at times, or send no faster than a destination likes (docs/adr/0023-notifications.md).

alter table notification_rule
  add column group_minutes smallint,                         -- how long messages are gathered
  add column quiet_zone text,                                -- quiet hours: all null, or none
  add column quiet_from smallint,                            -- minutes after midnight
  add column quiet_until smallint,
  add column quiet_days smallint[],                          -- on which they begin: 1 Monday … 7 Sunday
  add column max_per_minute int,
  add check ((quiet_zone is null) = (quiet_from is null) and (quiet_zone is null) = (quiet_until is null)
    and (quiet_zone is null) = (quiet_days is null));

-- What went into another message is grouped. In a rule that holds messages, a delivery is sent once it is composed.
alter table notification_delivery
  add column composed_at timestamptz,
  drop constraint notification_delivery_state_check,
  add constraint notification_delivery_state_check check (state in ('waiting', 'sent', 'dead', 'grouped'));
