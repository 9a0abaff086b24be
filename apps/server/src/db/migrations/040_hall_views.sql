-- The board of departures for the television in a terminal's hall: whoever has the key sees it, without a login. A key's hash, never the key.
create table hall_view (
  terminal_id uuid primary key references terminal on delete cascade,
  key_hash bytea not null constraint hall_view_key_hash unique,
  made_at timestamptz(3) not null
);
