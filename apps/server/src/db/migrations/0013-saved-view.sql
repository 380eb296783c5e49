-- How users want to see their lists.
create table saved_view (
  saved_view_id int generated always as identity primary key,
  uuid uuid not null unique,
  user_id int not null references app_user on delete cascade,
  list text collate "C" not null,      -- as the console names it, such as ProjectFindings
  name text not null,
  search text not null default '',     -- the query of the list's address
  columns text,                        -- ids between commas; null: those of the list
  unique (user_id, list, name));
