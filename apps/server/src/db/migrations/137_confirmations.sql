-- Who confirms whose payments within a week is read for each confirmed one.
drop index awaited_payment_by_settler;
create index awaited_payment_by_settler on awaited_payment (settled_by, settled_at) where settled_by is not null;
