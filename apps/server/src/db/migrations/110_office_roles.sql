-- Roles of the head office beside super admins: managers of some terminals, accountants and auditors (docs/rights.md).
alter table person drop constraint person_role;
alter table person add constraint person_role check (role in ('super_admin', 'manager', 'accountant', 'auditor', 'admin'));

create table managed_terminal (
  person_id uuid not null references person on delete cascade,
  terminal_id uuid not null references terminal,
  primary key (person_id, terminal_id)
);
create index managed_terminal_of_terminal on managed_terminal (terminal_id);
