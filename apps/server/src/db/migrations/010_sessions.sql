-- Sessions that their owner can tell apart, lock and end. gen_random_uuid() is in every PostgreSQL since 13.
alter table session
  add column id uuid not null default gen_random_uuid(),
  -- What the browser calls itself, and the address it last called from.
  add column user_agent text not null default '' constraint session_user_agent_length check (length(user_agent) <= 400),
  add column ip text not null default '' constraint session_ip_length check (length(ip) <= 64),
  -- Locked by its owner or by the app; one that nobody used for an hour is locked without it.
  add column locked_at timestamptz(3),
  -- Opened by a client that can change passcodes, for somebody who has to: nothing else works until it is done.
  add column must_change_passcode boolean not null default false;
create unique index session_by_id on session (id);

-- Whose passcode was chosen by somebody else.
alter table person add column must_change_passcode boolean not null default false;
