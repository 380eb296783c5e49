-- Who found a match stands in the index as well, so that lists of findings still read nothing but the index.
alter table identity_match drop constraint identity_match_pkey,
  add primary key (identity_id, vuln_id) include (first_seen, fixed_in, sources);
