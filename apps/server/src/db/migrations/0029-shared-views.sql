alter table saved_view add column team_id int;
create index saved_view_team on saved_view (team_id) where team_id is not null;
comment on column saved_view.team_id is 'Members of this team see the view as well. Null: only its owner does.';
alter table saved_view add foreign key (team_id) references team(team_id) on delete set null;
