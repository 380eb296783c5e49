-- Counts over time are kept by the day, and by ten minutes while the day is not long over: slot 0 is a day as a whole, or what of it has
-- been folded so far; 1 to 144 are its tens of minutes (db/day-slot.ts).
alter table project_delta add column slot smallint not null default 0;
alter table project_delta drop constraint project_delta_pkey, add primary key (day, project_id, slot);
create index project_delta_to_fold on project_delta (day) where slot > 0;
alter table portfolio_day add column slot smallint not null default 0;
alter table portfolio_day drop constraint portfolio_day_pkey, add primary key (day, slot);
