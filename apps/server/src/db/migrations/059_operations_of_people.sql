-- What one person did is read in the order of the ledger, as reports lead to it.
create index operation_by_person_and_time on operation (person_id, at desc, id desc);
drop index operation_by_person;
