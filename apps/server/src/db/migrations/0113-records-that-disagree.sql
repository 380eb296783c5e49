-- Records whose package URL names another package than ecosystem and name beside it: the page of their source counts them.
alter table vuln_record add column purl_disagrees boolean not null default false;
create index vuln_record_disagrees on vuln_record (feed) where purl_disagrees;
