-- Events that the contract does not know, and who is told of them (docs/adr/0023-notifications.md).

alter table notification_rule add column own_groups text[] collate "C" not null default '{}';
