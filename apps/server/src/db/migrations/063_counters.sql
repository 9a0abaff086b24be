-- Machines that a terminal knows by name, each by the hash of a key that it keeps.
create table counter (
  id uuid primary key,
  terminal_id uuid not null references terminal on delete cascade,
  name text not null constraint counter_name_length check (length(name) between 1 and 40),
  paper text not null constraint counter_paper check (paper in ('58mm', '80mm', 'A4')),
  key_hash bytea not null constraint counter_key_hash unique,
  named_at timestamptz(3) not null,
  named_by uuid references person on delete set null
);
create unique index counter_one_of_a_name on counter (terminal_id, lower(name));
create index counter_by_person on counter (named_by);

-- Which sessions were opened there. By itself, because a call holds its session's row until it has come to its end.
create table counter_session (
  session_id uuid primary key references session (id) on delete cascade,
  counter_id uuid not null references counter on delete cascade
);
create index counter_session_by_counter on counter_session (counter_id);
