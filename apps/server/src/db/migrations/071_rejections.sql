-- Whoever rejects an expense says why, which stays in its history. A step on takes a reason nowhere else.
alter table change drop constraint change_tells_what, add constraint change_tells_what check (
  (kind = 'edited') = (fields is not null)
  and (kind in ('status', 'correction')) = (from_status is not null and to_status is not null)
  and (kind = 'printed') = (receipt is not null and print_number is not null)
  and (kind <> 'correction' or reason is not null)
  and (kind not in ('status', 'printed') or reason is null
    or (kind = 'status' and expense_id is not null and to_status = 'Rejected'))
);
