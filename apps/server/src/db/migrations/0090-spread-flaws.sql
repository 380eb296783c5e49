-- Groups of folded lists count flaws: findings that lead theirs on their component. They are there when all is counted again.
alter table finding_spread
  add column flaws int not null default 0,       -- with suppressed ones
  add column open_flaws int not null default 0;  -- without suppressed ones
drop index finding_spread_findings;
create index finding_spread_flaws on finding_spread (kind, active, open_flaws desc nulls last, key) where open_findings > 0;
delete from finding_spread_state;
