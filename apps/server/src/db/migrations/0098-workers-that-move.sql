-- What tells work that goes on from work that stands still: when workers last began, ended or advanced a job, and how many of
-- them wait for one.
alter table worker_node
  add column moved_at timestamptz not null default now(),
  add column idle int not null default 0;
