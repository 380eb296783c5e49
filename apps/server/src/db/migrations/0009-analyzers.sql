create table analyzer_answer (
  analyzer text collate "C" not null,
  identity_id int not null,
  question uuid not null,
  answered_at timestamptz not null,
  is_whole bool not null default true,
  primary key (analyzer, identity_id));
create index analyzer_answer_question on analyzer_answer (question, answered_at);
comment on table analyzer_answer is 'When an analyzer last answered about an identity, even if it reported nothing.';
comment on column analyzer_answer.question is 'A hash of what was asked, and whom. An answer counts for every identity with the same question.';
comment on column analyzer_answer.is_whole is 'The answer was read to its end. Only then it ends what the analyzer reported before.';

create table analyzer_due (
  analyzer text collate "C" not null,
  identity_id int not null,
  anew bool not null default false,
  primary key (analyzer, identity_id));
create index analyzer_due_identity on analyzer_due (identity_id);
comment on table analyzer_due is 'Identities that an analyzer is to be asked about.';
comment on column analyzer_due.anew is 'Whatever it answered before.';

create table analyzer_state (
  analyzer text collate "C" primary key,
  looked_to int not null default 0,
  answered_at timestamptz,
  error text,
  failure text,
  problem jsonb,
  error_at timestamptz,
  failures int not null default 0);
comment on table analyzer_state is 'How an analyzer is.';
comment on column analyzer_state.looked_to is 'Up to which identity its questions are noted.';
comment on column analyzer_state.error is 'Why it has not answered since answered_at.';
comment on column analyzer_state.failure is 'The kind of trouble, as a word.';
comment on column analyzer_state.problem is 'The same as a code, when the network was the reason.';
comment on column analyzer_state.failures is 'Runs in a row that failed.';
