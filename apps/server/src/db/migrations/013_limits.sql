-- Who tried what how often, for all processes alike. E-mails stand here only as digests: people type passcodes into the wrong box.
create table limit_count (
  what text collate "C" not null,
  who text collate "C" not null,
  count integer not null constraint limit_count_count check (count >= 1),
  -- When the count began, when it last grew, and until when nothing more is let through.
  since timestamptz(3) not null,
  last_at timestamptz(3) not null,
  blocked_until timestamptz(3),
  primary key (what, who)
);
create index limit_count_oldest_first on limit_count (last_at);

-- As whom logins from an address failed, each account once however often.
create table failed_login (
  network text collate "C" not null,
  account text collate "C" not null,
  at timestamptz(3) not null,
  primary key (network, account)
);
create index failed_login_by_network on failed_login (network, at);
create index failed_login_oldest_first on failed_login (at);

-- From where somebody logged in: what others do elsewhere never counts against them there.
create table known_address (
  person_id uuid not null references person on delete cascade,
  network text collate "C" not null,
  last_at timestamptz(3) not null,
  primary key (person_id, network)
);
create index known_address_oldest_first on known_address (last_at);

-- Each code for a new passcode is a row of its own: a newer one doesn't end an older one. Codes live ten minutes, so that those from
-- before are not carried over. A row is kept whether or not anybody logs in with the e-mail.
drop table recovery;
create table recovery (
  id uuid primary key,
  email text collate "C" not null
    constraint recovery_email_form check (email = lower(email) and length(email) between 3 and 200),
  -- Whose passcode it is; nobody's code is never right.
  person_id uuid references person on delete cascade,
  -- Never the code.
  code_hash text not null,
  asked_at timestamptz(3) not null,
  -- From addresses that the person never logged in from, counted before each try is checked.
  tries integer not null default 0 constraint recovery_tries check (tries >= 0),
  -- Whoever proved to have the code may set the passcode for a while: with the code, or without it from the same address.
  verified_at timestamptz(3),
  verified_ip text,
  needs_code boolean not null default false,
  constraint recovery_verified_from_somewhere check ((verified_at is null) = (verified_ip is null))
);
create index recovery_by_email on recovery (email, asked_at);
create index recovery_by_person on recovery (person_id);
create index recovery_oldest_first on recovery (asked_at);

-- How often a code was tried from an address.
create table recovery_try (
  recovery_id uuid not null references recovery on delete cascade,
  network text collate "C" not null,
  tries integer not null,
  primary key (recovery_id, network)
);
