-- Who is responsible for a child that travels without an adult on its ticket: an adult's ticket, or the company, for a reason (docs/ticket.md#a-lone-child).
alter table ticket
  add column accompanied_by text collate "C" constraint ticket_accompanied_by references ticket (number),
  add column alone_reason text constraint ticket_alone_reason check (length(alone_reason) between 1 and 200),
  add constraint ticket_accompanied_or_alone check (num_nonnulls(accompanied_by, alone_reason) < 2);
create index ticket_by_accompanied_by on ticket (accompanied_by) where accompanied_by is not null;
