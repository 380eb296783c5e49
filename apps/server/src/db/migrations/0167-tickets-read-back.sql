-- Issues of GitHub and GitLab are asked by the account of the rule that made them: those have no settings of their own.
alter table notification_ticket add column rule_id int;   -- the rule may be gone
update notification_ticket t set rule_id = d.rule_id from notification_delivery d where d.uuid = t.delivery_uuid;
create index notification_ticket_rule on notification_ticket (rule_id, checked_at nulls first) where system <> 'JIRA';
