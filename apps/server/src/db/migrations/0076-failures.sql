-- Why a part of a source could not be read, as a word: the kind of trouble.
alter table source_state add column failure text;

-- The same of a repository, whose sentence stands in `problem`; and for how many runs in a row it has been so.
alter table repository add column failure text;
alter table repository add column network_problem jsonb;  -- the same as a code, when the network was the reason
alter table repository add column failures int not null default 0;
update repository set failures = 1 where problem is not null;
