-- Whether the owner of a drawer that a colleague counted has confirmed the count. Null: nobody had to, or it was counted before this was recorded.
alter table shift
  add column is_witnessed boolean,
  add constraint shift_witnessed_count check (is_witnessed is null or counted_by is not null);

-- A count begins unwitnessed and is confirmed at most once, before the shift is closed; nothing else of it ever changes.
create or replace function shift_only_goes_on() returns trigger language plpgsql as $$
declare
  free text[] := array['version', 'search'];
begin
  if tg_op = 'UPDATE' then
    if old.counted_at is null and new.counted_at is not null then
      free := free || array['counted_at', 'counted_by', 'notes', 'coins_kobo', 'counted_cash_kobo', 'counted_pos_kobo',
        'counted_transfer_kobo', 'expected_cash_kobo', 'expected_pos_kobo', 'expected_transfer_kobo'];
      if not new.is_witnessed then free := free || array['is_witnessed']; end if;
    elsif old.closed_at is null and new.is_witnessed then
      free := free || array['is_witnessed'];
    end if;
    if old.closed_at is null and new.closed_at is not null then
      free := free || array['closed_at', 'closed_by', 'reason', 'report_number', 'float_left_kobo'];
    end if;
    if to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
  end if;
  raise check_violation using message = 'A shift is counted once and closed once', constraint = 'shift_only_goes_on';
end $$;
