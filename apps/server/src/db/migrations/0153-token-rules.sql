-- Which tokens of which issuers become which service account (RFC 8693).

create table token_rule (
  token_rule_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  enabled bool not null,
  user_id int not null references app_user on delete cascade,    -- the service account
  issuer text not null,
  audience text not null,
  claims jsonb not null,               -- what the token must say besides, see token-rule.queries.ts
  created_at timestamptz not null,
  last_used_at timestamptz);
create index token_rule_user on token_rule (user_id);
create index token_rule_issuer on token_rule (issuer);
