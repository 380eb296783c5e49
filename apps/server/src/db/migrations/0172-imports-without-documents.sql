-- Uploads that moved in from another installation have no document: it kept none. Their SHA-256 is empty.
comment on column bom_import.sha256 is 'Of the document; empty where another installation received it and kept none.';
comment on column vex_import.sha256 is 'Of the document; empty where another installation received it and kept none.';
