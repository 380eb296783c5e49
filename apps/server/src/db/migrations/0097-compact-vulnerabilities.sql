-- 0095 wrote every vulnerability anew, so their indexes had each twice, and lists that read these alone took up to twice as long.
reindex table vuln;
