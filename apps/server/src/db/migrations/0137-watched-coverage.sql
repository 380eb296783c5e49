-- What covered components when that was looked at last: a source that is switched off since leaves blind spots (docs/adr/0023-notifications.md).
create table notification_coverage (
  coverage_id int primary key check (coverage_id = 1),
  sources jsonb not null);                      -- features/coverage/lost-coverage.service.ts
