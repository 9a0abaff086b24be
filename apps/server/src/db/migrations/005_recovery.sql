-- A new password for somebody who forgot theirs. One row an e-mail, whether or not anybody logs in with it, so that asking about an
-- unknown one leaves the same traces and gets the same answers.
create table recovery (
  email text collate "C" primary key
    constraint recovery_email_form check (email = lower(email) and length(email) between 3 and 200),
  -- Whose password it is; nobody's code is never right.
  person_id uuid references person on delete cascade,
  -- Never the code.
  code_hash text not null,
  asked_at timestamptz(3) not null,
  -- Codes asked for since the count began, which an hour later begins anew.
  codes integer not null constraint recovery_codes check (codes >= 1),
  counted_since timestamptz(3) not null,
  -- Counted before each try is checked, so that many at once gain nothing.
  tries integer not null default 0 constraint recovery_tries check (tries >= 0),
  -- Whoever proved to have the code may set the password for a while: with the code, or without it from the same address.
  verified_at timestamptz(3),
  verified_ip text,
  needs_code boolean not null default false,
  constraint recovery_verified_from_somewhere check ((verified_at is null) = (verified_ip is null))
);
create index recovery_by_person on recovery (person_id);
create index recovery_oldest_first on recovery (asked_at);
