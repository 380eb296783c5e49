-- Lists are sorted by titles and by CVE ids. Of a title its beginning is enough, and an index takes no long one.
create index vuln_title on vuln (left(title, 100) desc nulls last, vuln_id);
create index vuln_cve_id on vuln (cve_id desc nulls last, vuln_id);
