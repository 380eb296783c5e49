-- Work that gives way to a kind of task asks every tenth of a second whether there is one.
create index task_under_way on task (kind) where state in ('queued', 'running');
