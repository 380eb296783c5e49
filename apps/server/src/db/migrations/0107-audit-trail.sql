-- Where a caller came from; and how many more refusals of the same kind a row stands for.
alter table audit_log
  add column address text,
  add column left_out int;
create index audit_log_order on audit_log (at, audit_id);
create index audit_log_target on audit_log (target, at);
