-- How many minutes before a trip leaves selling its seats closes; with 0 it sells until it has left.
alter table company
  add column sales_close integer not null default 0 constraint company_sales_close check (sales_close between 0 and 720);
