-- Rules by which people have mails sent to themselves (docs/adr/0023-notifications.md).

alter table notification_rule add column owner_id int references app_user on delete cascade;
create index notification_rule_owner on notification_rule (owner_id) where owner_id is not null;
