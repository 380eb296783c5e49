-- Counting a project looks up its components' identities here, without reading the identities themselves.
create index identity_counted on identity (identity_id) include (c4, c3, c2, c1, c0, findings) where findings > 0;
