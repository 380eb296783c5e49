-- What analyzers outside say of identities (docs/adr/0018).

-- Which vulnerabilities an analyzer reports: `identity_match.sources` has its bit for each of these rows.
create table analyzer_report (
  identity_id int not null,
  vuln_id int not null,
  analyzer text collate "C" not null,           -- ossindex, snyk, trivy, vulndb; fuzzy: our own, by similar names
  alternate_identifier text,                    -- its own id for the flaw, where that is another one; fuzzy: the CPE name that it stands for
  reference_url text,
  reported_at timestamptz not null,             -- since when
  primary key (identity_id, vuln_id, analyzer));
create index analyzer_report_vuln on analyzer_report (vuln_id);

-- When it answered last, also with nothing; an answer counts for every identity of which the same is asked.
create table analyzer_answer (
  analyzer text collate "C" not null,
  identity_id int not null,
  question uuid not null,                       -- a hash of what was asked, and of whom
  answered_at timestamptz not null,
  primary key (analyzer, identity_id));
create index analyzer_answer_question on analyzer_answer (question, answered_at);

-- Identities of which an analyzer is to be asked.
create table analyzer_due (
  analyzer text collate "C" not null,
  identity_id int not null,
  anew bool not null default false,             -- whatever it answered before
  primary key (analyzer, identity_id));
create index analyzer_due_identity on analyzer_due (identity_id);

create table analyzer_state (
  analyzer text collate "C" primary key,
  looked_to int not null default 0,             -- up to which identity it is noted what it is to be asked of
  answered_at timestamptz,
  error text,                                   -- why it could not answer since then
  failure text,                                 -- the same as a word: the kind of trouble
  problem jsonb,                                -- the same as a code, when the network was the reason
  error_at timestamptz,
  failures int not null default 0);             -- runs in a row that ended so

-- Matches that only analyzers outside report: few, and looked for by themselves. Bits 1 and 32 are our own.
create index identity_match_outside on identity_match (vuln_id, identity_id) where sources & 33 = 0;
