-- What goes with the squash: nothing writes or reads it any more.
alter table analysis drop column severity_override;
alter table analysis_past drop column severity_override;
