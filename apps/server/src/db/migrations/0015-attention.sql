-- What a dashboard says of each project without counting findings: worked out by a job whenever a project has changed. Who
-- reads it sums it up for the projects that they may see.
create table project_attention (
  project_id int primary key references project on delete cascade,
  since date not null,                          -- "new" means found on this day (UTC) or later
  -- What the figures were worked out from; whoever differs is counted again.
  changed_at timestamptz,                       -- of project_count
  imported_at timestamptz,                      -- last_bom_import of the project
  scored_at timestamptz,                        -- when scores and the catalog of exploited flaws were last read
  -- Findings as the audit list counts them: rows, without suppressed ones.
  new4 int not null default 0, new3 int not null default 0, new2 int not null default 0, new1 int not null default 0,
  new0 int not null default 0,
  exploited int not null default 0,
  epss real);                                   -- the highest of its findings

-- How many components of a project are seen alike by the sources (identity.sight): some dozen rows for each project.
create table project_sight (
  project_id int not null references project on delete cascade,
  sight text collate "C" not null,
  components int not null,
  primary key (project_id, sight));

-- Why a part could not be fetched, as a code that the console puts into words: {"code": …, "host": …}.
alter table source_state add column problem jsonb;
