-- More spellings of one package and version are one: encoded slashes, platforms behind a version, epochs in a CPE, the qualifiers of
-- Docker Scout; and Ubuntu's packages say of which line they are. What is here was read before that: a job makes it anew
-- (reread-identities.jobs.ts). The index holds those that are left; all other packages stay as they are.
alter table identity alter column reading set default 4;
drop index identity_reread;
create index identity_reread on identity (identity_id) where reading < 4 and ((reading < 2 and purl_type in ('deb', 'rpm', 'apk'))
  or (reading < 3 and purl ~* '^pkg:rpm/(redhat|rhel)/')
  or purl ~* '^pkg:(deb/ubuntu|rpm/centos)/'
  or (purl_type in ('deb', 'rpm', 'apk') and purl ~ '[?&]os_(name|version|distro)=')
  or (purl_type in ('gem', 'pypi', 'nuget', 'conda') and coalesce(version, '') || substring(purl from '/.*') ~ '@.*[-=/%]|^[^/]*[-=]')
  or (purl_type in ('deb', 'rpm') and coalesce(version, '') || ' ' || purl ~ '(_(all|any|amd64|arm\w+|i386)|[.](noarch|x86_64|aarch64|i[3-6]86))( |$|[?])')
  or purl ~* '%2f' or purl ~* '^pkg:maven/[^@]*(:|%3a)'
  or cpe ~* '(\\:|%3a)');

-- The latest version as identity_coord.ver_key has versions, so that an outdated one is one before it; null until repositories are
-- asked again, and where its scheme cannot read it.
alter table package_latest add column ver_key text collate "C";
