-- What staff open their locked session with at a counter.
create table pin (
  person_id uuid primary key references person on delete cascade,
  hash text not null,
  set_at timestamptz(3) not null
);
