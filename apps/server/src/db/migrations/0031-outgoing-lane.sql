-- When other hosts may be asked again: all nodes together keep to the limits of a host, and to what it tells one of them.
create table outgoing_lane (
  lane text collate "C" primary key,            -- a host, or a host and an account
  free_at timestamptz not null,                 -- when the next turn is
  blocked_until timestamptz) with (fillfactor = 50);  -- the host asked to be left alone
