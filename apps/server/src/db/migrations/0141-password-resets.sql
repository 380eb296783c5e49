-- Links that were mailed to people who have forgotten their password: of each only a digest, and each good for once.
create table password_reset (
  token_digest bytea primary key,
  user_id int not null references app_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null);
-- An address that was changed without the password gets no link: whoever has a session for a moment could take the account over.
alter table app_user add column email_unproven bool not null default false;

create index password_reset_user on password_reset (user_id);
