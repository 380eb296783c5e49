-- Coordinates of Red Hat's packages say which stream of a release they are of. What is here was read before that: a job makes it
-- anew (reread-identities.jobs.ts). The index holds those that are left; all other packages stay as they are.
alter table identity alter column reading set default 3;
drop index identity_reread;
create index identity_reread on identity (identity_id) where reading < 3 and purl_type in ('deb', 'rpm', 'apk')
  and (reading < 2 or purl ~* '^pkg:rpm/(redhat|rhel)/');
