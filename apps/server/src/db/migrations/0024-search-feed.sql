-- Who may still add a number up to `ahead_id`: the transactions that had the table open for writing when it was looked up,
-- as pg_locks names them. Transactions of other databases, and those that only read, hold nothing up.
alter table search_progress drop column ahead_xid, add column ahead_writers text[] not null default '{}';
update search_progress set ahead_id = null;
