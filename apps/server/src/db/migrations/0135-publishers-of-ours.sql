-- Publishers that the contract does not know; it is shown the kind of theirs that comes closest (docs/adr/0023-notifications.md).

alter table notification_publisher add column own_kind text collate "C"
  check (own_kind in ('MSTEAMS_CARD', 'GITHUB', 'GITLAB'));
