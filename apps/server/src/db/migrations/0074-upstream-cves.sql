-- CVEs that a record of a distribution is about: one, or all that an update fixes. They are read with the records (reading revision 5).
alter table vuln add column upstream text[] collate "C";
