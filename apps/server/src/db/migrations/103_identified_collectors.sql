-- From what worth on whoever collects a parcel shows an identification, in kobo; 0 asks only those who are not the receiver.
alter table company
  add column identification_worth_kobo bigint not null default 0
    constraint company_identification_worth check (identification_worth_kobo between 0 and 9007199254740991);
