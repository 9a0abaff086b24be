-- The keys that sign what is printed as a ticket's code (docs/ticket.md#the-code). The newest signs; older ones verify what they have signed.
-- In the database, so that all processes sign alike and a restored company knows its own tickets.
create table ticket_key (
  id integer primary key check (id between 1 and 255),
  made_at timestamptz(3) not null,
  private_key bytea not null,
  public_key bytea not null
);
