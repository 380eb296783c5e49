alter table imported_row add column origin text;
alter table imported_row add column said text;
alter table imported_row add column here text;
comment on column imported_row.origin is 'The installation that the row came from: only its own rows are missed when they are gone.';
comment on column imported_row.said is 'Encrypted: what the row said there. Null for a row that came before this was kept.';
comment on column imported_row.here is 'Encrypted: what it had become here at once. Somebody has changed it if it is something else by now.';

alter table import_run add column is_undo bool not null default false;
comment on column import_run.is_undo is 'True if it takes back all imports.';
