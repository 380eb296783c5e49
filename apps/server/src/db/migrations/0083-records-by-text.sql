-- Texts are looked for in ids: which of the found records are of NVD stands beside them.
drop index vuln_ext_id;
create index vuln_ext_id on vuln (ext_id, vuln_id) include (source);
