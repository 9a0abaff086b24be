-- When a seat was kept for an outage: a sale that spends it can have been made since then. Null: kept before this was recorded.
alter table allotted_seat add column kept_at timestamptz(3);

-- Only the server's statements say which sale is late, and what takes one back may go where its line went: into no drawer.
create or replace function operation_belongs_to_its_shift() returns trigger language plpgsql as $$
declare
  made_in shift;
  is_late boolean := false;
begin
  if new.late_shift_id is not null and new.reverses is not null then
    is_late := exists (select from operation where id = new.reverses and late_shift_id = new.late_shift_id);
  elsif new.late_shift_id is not null then
    select * into made_in from shift
      where id = new.late_shift_id and person_id = new.person_id and terminal_id = new.terminal_id
        and opened_at > new.at - interval '30 days' for share;
    is_late := made_in.counted_at is not null;
  end if;
  if is_late then
    new.shift_id := null;
  else
    new.late_shift_id := null;
    select id into new.shift_id from shift
      where person_id = new.person_id and terminal_id = new.terminal_id and counted_at is null and closed_at is null for share;
  end if;
  new.method := coalesce(
    (select method from operation where id = new.reverses),
    new.method,
    (select payment_method from ticket where id = new.ticket_id),
    (select payment_method from waybill where id = new.waybill_id)
  );
  return new;
end $$;
