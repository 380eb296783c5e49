-- Groups that are asked for with what is suppressed show these; they are there when all is counted again.
alter table finding_spread add column components int not null default 0;
delete from finding_spread_state;
