-- Components are found by the text of a license that no id stands for. Texts are few, and what tells them apart is at their beginning;
-- an index row has no room for a whole license.
create index component_detail_license_name on component_detail (left(lower(license_name), 200)) where license_name is not null;
create index component_detail_license_expression on component_detail (left(lower(license_expression), 200))
  where license_expression is not null;
create index component_past_license on component_past (left(lower(license), 200)) where license is not null;
