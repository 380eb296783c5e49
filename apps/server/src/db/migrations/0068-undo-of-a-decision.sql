-- What a decision about a finding has replaced, so that whoever took it can take it back: for a day.
create table decision_undo (
  token uuid primary key,
  owner text collate "C" not null,
  at timestamptz not null default now(),
  findings jsonb not null);                       -- which, what stood about each, and the mark that the decision left
create index decision_undo_at on decision_undo (at);
