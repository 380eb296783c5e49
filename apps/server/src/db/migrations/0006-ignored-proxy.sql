-- The last peer that named a client without being a trusted proxy, for administrators of every node to see.

alter table installation
  add column ignored_proxy text collate "C",
  add column ignored_proxy_at timestamptz;
