-- Vulnerabilities without a severity, which stand behind all others, by how likely they are to be exploited.
create index vuln_unrated on vuln (effective_epss, vuln_id) where effective_severity = 0 and effective_epss is not null;
