-- The secret of a second factor that is set up again: the one before counts until the first code of this one was confirmed.
alter table second_factor
  add column next_secret bytea constraint second_factor_next_secret check (length(next_secret) = 20);
