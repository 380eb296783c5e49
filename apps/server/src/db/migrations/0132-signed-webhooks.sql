-- How receivers tell that a message is ours, and what mails are called (docs/adr/0023-notifications.md).

alter table notification_rule
  add column signing_secret text,                            -- encrypted
  add column mail_subject text;                              -- a template
