-- What a decision about a violation has replaced is kept as that of one about a finding is.
alter table decision_undo add column kind text not null default 'finding';
alter table decision_undo alter column kind drop default;
alter table decision_undo rename column findings to replaced;  -- which, what stood about each, and the mark that the decision left
