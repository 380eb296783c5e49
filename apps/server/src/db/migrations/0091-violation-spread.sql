-- The violations of each version of a component that are not suppressed, of active and of other projects apart; all of them are counted
-- anew by a job: a million violations are too many to be grouped for every page (features/violation/spread).
create table violation_spread (
  identity_id int not null,
  active bool not null,
  state smallint not null,                      -- the gravest
  violations int not null,
  components int not null,
  projects int not null,
  undecided int not null,
  primary key (identity_id, active));
-- The first page of the groups, in the order that they have unless another one is asked for.
create index violation_spread_gravest on violation_spread (active, (state::bigint * 1000000000 + violations) desc, identity_id);
create table violation_spread_state (
  one bool primary key default true check (one),
  counted_at timestamptz not null,              -- what changed until then is in
  took_ms int not null);
