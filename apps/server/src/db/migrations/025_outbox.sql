-- What a person's browser encrypts sales with that are not answered yet (docs/decisions/retry-keys.md): given to them alone, so that
-- whoever comes to the machine next cannot read them.
alter table person
  add column outbox_key bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
    constraint person_outbox_key_length check (octet_length(outbox_key) = 32);
