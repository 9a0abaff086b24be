-- Whether staff sell seats and take parcels in only while they have an open shift.
alter table company
  add column shift_rule text not null default 'optional'
    constraint company_shift_rule check (shift_rule in ('optional', 'required'));
