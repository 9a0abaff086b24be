-- What of the opening float was found in the drawer, after a shift that nobody counted (docs/shift.md#what-somebody-left-open). Null: that was not asked.
alter table shift
  add column found_kobo bigint constraint shift_found check (found_kobo between 0 and float_kobo);
