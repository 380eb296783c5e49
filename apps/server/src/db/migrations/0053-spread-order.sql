-- Groups of the findings of all projects, in the orders of their list.
create index finding_spread_urgency on finding_spread (kind, active, urgency desc nulls last, key) where open_findings > 0;
create index finding_spread_findings on finding_spread (kind, active, open_findings desc nulls last, key) where open_findings > 0;
create index finding_spread_projects on finding_spread (kind, active, open_projects desc nulls last, key) where open_findings > 0;
create index finding_spread_components on finding_spread (kind, active, open_components desc nulls last, key) where open_findings > 0;
