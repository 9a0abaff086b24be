-- How many minutes before a trip leaves its check-in closes; with 0 passengers board until it has left.
alter table company
  add column check_in_close integer not null default 0 constraint company_check_in_close check (check_in_close between 0 and 720);
