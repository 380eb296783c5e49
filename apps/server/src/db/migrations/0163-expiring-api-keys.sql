-- Of a key that expires, how many days before it was said so: 7, later 1. Null: not yet.
alter table api_key add column expiry_told int;
-- Whoever chose an end that is near knows of it.
update api_key set expiry_told = case when expires_at <= now() + interval '1 day' then 1 else 7 end
  where expires_at <= now() + interval '7 days';
create index api_key_expires on api_key (expires_at) where expires_at is not null;
