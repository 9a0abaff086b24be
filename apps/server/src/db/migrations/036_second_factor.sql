-- What somebody logs in with beside their passcode: a secret that they share with an authenticator app. It counts once its first code was
-- confirmed.
create table second_factor (
  person_id uuid primary key references person (id) on delete cascade,
  secret bytea not null constraint second_factor_secret check (length(secret) = 20),
  started_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  -- The half minute of the latest code that was taken: no code is taken twice, nor one from before it.
  last_step integer not null default 0
);

-- For who has lost the app: each is good for one login. Only hashes are kept.
create table second_factor_recovery (
  person_id uuid not null references second_factor (person_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (person_id, code_hash)
);

-- Opened for somebody of whom the company requires a second factor that they haven't got: nothing else works until it is set up.
alter table session add column must_set_up_second_factor boolean not null default false;

alter table company add column second_factor text not null default 'optional'
  constraint company_second_factor check (second_factor in ('optional', 'required'));
