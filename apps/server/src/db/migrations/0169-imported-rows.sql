-- What came from a Dependency-Track installation, so that it does not come a second time.
create table imported_row (
  source_table text collate "C" not null,
  -- What the row is known by in any copy of that database: a UUID, a kind and a name, or a pair of these.
  source_key text not null,
  digest bytea not null,               -- SHA-256 of what it said
  imported_at timestamptz not null,
  primary key (source_table, source_key));
