-- Somebody came under the name of a user with another subject than the one that is bound: administrators are asked whether
-- it is the same person. The last one who came counts.
create table subject_question (
  user_id int primary key references app_user on delete cascade,
  subject_identifier text not null,
  at timestamptz not null);
