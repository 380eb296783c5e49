-- 0095 wrote every vulnerability anew, so table and indexes had each twice, and lists that read all of them took up to twice as long.
cluster vuln using vuln_pkey;
