alter table analysis add column until date;
alter table analysis_past add column until date;
create index analysis_until on analysis (until) where until is not null;
comment on column analysis.until is 'The last day (UTC) of a decision that ends by itself. Null: it has no end.';
comment on index analysis_until is 'A job reads the decisions that have ended.';
