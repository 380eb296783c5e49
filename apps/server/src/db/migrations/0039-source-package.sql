-- The source package and the release of a distribution's package, where a BOM says them beside the package URL: in the form of its
-- qualifiers `upstream` and `distro`, and part of the identity.
alter table identity add column upstream text, add column distro text;

-- By which rules coordinates and sight of an identity were made. What is here was made before source packages counted; a job makes
-- the packages of distributions anew (reread-identities.jobs.ts). The index holds those that are left.
alter table identity add column reading smallint not null default 1;
alter table identity alter column reading set default 2;
create index identity_reread on identity (identity_id) where reading < 2 and purl_type in ('deb', 'rpm', 'apk');
