-- Who asked for a task, such as `user:7` or `key:3`; null: nobody did, it came round by itself.
alter table task add column owner text collate "C";
create index task_owner on task (owner, created_at desc, token desc) where owner is not null;

-- The same done to many things, as a task. Kinds are registered by features; a thing is a text that its kind understands.
create table bulk (
  bulk_id int generated always as identity primary key,
  token uuid not null unique references task on delete cascade,
  kind text collate "C" not null,
  parameters jsonb not null,
  undoes int references bulk on delete set null,  -- the one that this one takes back
  total int not null default 0,
  position int not null default 0,                -- item_no of the last one that is over
  done int not null default 0,
  skipped int not null default 0,
  undoable int not null default 0);
create unique index bulk_undoes on bulk (undoes) where undoes is not null;

create table bulk_item (
  bulk_id int not null references bulk on delete cascade,
  item_no int not null,
  ref text collate "C" not null,
  reason text collate "C",                        -- why it was skipped
  label text,                                     -- what people call it; only of those that were skipped
  undo jsonb,                                     -- what its kind needs to take it back
  primary key (bulk_id, item_no)) with (fillfactor = 70);
create index bulk_item_skipped on bulk_item (bulk_id, reason, item_no) where reason is not null;
