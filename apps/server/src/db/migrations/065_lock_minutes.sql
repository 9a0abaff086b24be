-- After how many idle minutes a login locks: a counter that four people share is left alone more often than an office.
alter table company
  add column lock_minutes integer not null default 60 constraint company_lock_minutes check (lock_minutes between 1 and 60);
