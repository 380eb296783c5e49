-- What of an identity decides which sources can judge it, as packages/match writes it (sightText).
alter table identity add column sight text collate "C" not null default '--';   -- neither CPE nor purl

-- That of identities that are here already is in their coordinates.
with side as (
  select d.identity_id, p.kind, p.k1, a.value as attrs,
    case when p.k2 in ('almalinux', 'alpaquita', 'alpine', 'azurelinux', 'bellsoft-hardened-containers', 'chainguard', 'debian', 'echo',
      'mageia', 'minimos', 'openeuler', 'opensuse', 'redhat', 'rocky', 'suse', 'ubuntu', 'wolfi') then p.k2 else '' end as namespace,
    case when d.ver_key = '~~?' then 'm' when d.ver_kind = 3 then 'u' else 'r' end as letter
  from identity_coord d join pkg p on p.pkg_id = d.pkg_id left join attrs a on a.attrs_id = d.attrs)
update identity i
set sight = coalesce(cpe.letter, case when i.cpe <> '' then 'x' else '-' end) ||
  coalesce(purl.letter || purl.k1 || '/' || purl.namespace || '/' ||
      case when purl.attrs like 'distro=%' then substr(purl.attrs, length('distro=') + 1) else '' end,
    case when i.purl <> '' then 'x' else '-' end)
from identity own left join side cpe on cpe.identity_id = own.identity_id and cpe.kind = 1
  left join side purl on purl.identity_id = own.identity_id and purl.kind = 0
where i.identity_id = own.identity_id;
