-- A count that its drawer's owner had not confirmed is confirmed later; cash that is found later is a drop; and how much may stay in a drawer as a float.
alter table shift
  -- The owner, or a super admin who has not counted it. Null: not confirmed after it was closed.
  add column confirmed_by uuid references person,
  add column confirmed_at timestamptz(3),
  add constraint shift_confirmed_at_a_time check ((confirmed_by is null) = (confirmed_at is null)),
  add constraint shift_confirmed_by_another check (confirmed_by is null or (is_witnessed is false and confirmed_by <> counted_by));
create index shift_by_confirmer on shift (confirmed_by) where confirmed_by is not null;
create index shift_not_counted on shift (terminal_id) where closed_at is not null and notes is null;
-- The shift after another one at its counter.
create index shift_of_counter_by_opening on shift (terminal_id, lower(counter), opened_at);

-- Null: it left the drawer before its shift was closed, or with that.
alter table cash_drop add column correction_id uuid constraint cash_drop_once_found unique references shift_correction;

alter table company
  add column drawer_float_kobo bigint not null default 5000000
    constraint company_drawer_float check (drawer_float_kobo between 0 and 9007199254740991);

do $$
declare
  goes_on text := pg_get_functiondef('shift_only_goes_on()'::regprocedure);
  grows text := pg_get_functiondef('cash_drop_only_grows()'::regprocedure);
begin
  execute replace(goes_on, 'if to_jsonb(new) - free',
    'if old.closed_at is not null and old.confirmed_by is null then free := free || array[''confirmed_by'', ''confirmed_at'']; end if;
    if to_jsonb(new) - free');
  execute replace(grows, 'if new.is_closing then',
    'if new.correction_id is not null then
      perform from shift_correction where id = new.correction_id and shift_id = new.shift_id and method = ''Cash'' and amount_kobo = new.amount_kobo;
    elsif new.is_closing then');
end $$;
