-- A repository that sends more for a package than Waybill reads is asked for that package again after a day.
alter table package_answer add column excess_at timestamptz;
create index package_answer_excess on package_answer (repository_id, excess_at) where excess_at is not null;
