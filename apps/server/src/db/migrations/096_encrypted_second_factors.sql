-- Secrets of second factors may be encrypted (BACKUP_KEY): nonce, text and tag are 28 bytes more.
alter table second_factor
  drop constraint second_factor_secret,
  drop constraint second_factor_next_secret,
  add constraint second_factor_secret check (length(secret) in (20, 48)),
  add constraint second_factor_next_secret check (length(next_secret) in (20, 48));
