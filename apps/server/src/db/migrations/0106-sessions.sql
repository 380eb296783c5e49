-- A token is good as long as its session is here. Tokens from before have no session: their users sign in again.
create table user_session (
  session_id uuid primary key,
  user_id int not null references app_user on delete cascade,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  address text,                        -- of the client that signed in
  user_agent text);
create index user_session_user on user_session (user_id);
create index user_session_expiry on user_session (expires_at);

alter table app_user drop column sessions_valid_from;
