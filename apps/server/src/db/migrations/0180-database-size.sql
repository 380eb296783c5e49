-- How the database grows: its size by day, measured by a job.
create table database_day (
  day date primary key,
  bytes bigint not null);
