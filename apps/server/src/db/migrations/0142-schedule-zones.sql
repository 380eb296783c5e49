-- The clock by which rules run (docs/adr/0023-notifications.md).

alter table notification_rule add column schedule_zone text;   -- of the IANA, such as Europe/Berlin; null is UTC
