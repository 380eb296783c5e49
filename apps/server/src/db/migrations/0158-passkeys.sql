-- Passkeys are the second factor of managed users. The flag is true as long as there are any: the statement that begins a
-- session looks at the user's row, which it locks, and so cannot miss a passkey that is being added.
alter table app_user add column second_factor boolean not null default false;

create table passkey (
  passkey_id int generated always as identity primary key,
  uuid uuid not null unique,
  user_id int not null references app_user on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  rp_id text not null,
  name text not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz);
create index passkey_user on passkey (user_id);

-- Each counts once; they are random, so a plain digest suffices.
create table recovery_code (
  code_digest bytea primary key,
  user_id int not null references app_user on delete cascade);
create index recovery_code_user on recovery_code (user_id);

-- What a passkey is asked to sign. Here and not in memory, as another node may get the answer.
create table passkey_challenge (
  challenge_digest bytea primary key,
  user_id int not null references app_user on delete cascade,
  purpose text not null check (purpose in ('enrollment', 'sign-in')),
  -- When the password that was checked had been set.
  password_from timestamptz,
  expires_at timestamptz not null);
create index passkey_challenge_user on passkey_challenge (user_id);
