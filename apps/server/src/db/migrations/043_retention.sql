-- How many months after a trip, or after a parcel was taken in, what is known of the people is erased; with 0 it is kept.
alter table company
  add column retention_months integer not null default 0
    constraint company_retention_months check (retention_months = 0 or retention_months between 12 and 120);
