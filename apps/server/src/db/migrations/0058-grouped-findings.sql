-- Vulnerabilities by how many projects they are in, suppressed findings included, as the contract groups them.
create index finding_spread_grouped on finding_spread (active, projects desc, vuln_id) where kind = 1;
