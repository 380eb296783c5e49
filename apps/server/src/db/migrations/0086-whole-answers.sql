-- Whether an analyzer could answer, and its answer was read to its end: only such a one ends what it said before, also of another
-- identity of which the same is asked.
alter table analyzer_answer add column is_whole bool not null default true;
