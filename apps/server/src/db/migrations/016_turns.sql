-- Who reads a long list at the moment, one call of a person at a time in all processes of the server. A turn that its process doesn't
-- renew, because it has died, is over.
create table list_turn (
  person_id uuid primary key references person on delete cascade,
  holder uuid not null,
  until timestamptz not null
);
