-- Why a finding came or went: what its record did, whose record it is, and the record's own date.
alter table match_event add column reason text collate "C", add column feed text collate "C", add column record_at timestamptz;
alter table identity_match_past add column reason text collate "C", add column feed text collate "C",
  add column record_at timestamptz;
