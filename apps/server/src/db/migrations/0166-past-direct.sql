-- Whether the project named a component itself: rules that tell of direct dependencies alone tell of what goes with one. Only what
-- leaves from now on has it; of what left before nothing is told any more.
alter table component_past add column direct boolean not null default false;
