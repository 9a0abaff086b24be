-- A sale that was kept on a machine through an outage names the shift in which it was made. It goes into that drawer while that can still be
-- counted; later the line is in no drawer, and names the shift, whose report stays as it was signed.
alter table operation
  add column late_shift_id uuid references shift,
  add constraint operation_is_late_or_in_a_drawer check (late_shift_id is null or shift_id is null);
create index operation_late on operation (late_shift_id) where late_shift_id is not null;

create or replace function operation_belongs_to_its_shift() returns trigger language plpgsql as $$
declare
  made_in shift;
begin
  if new.late_shift_id is not null then
    select * into made_in from shift
      where id = new.late_shift_id and person_id = new.person_id and terminal_id = new.terminal_id
        and opened_at > new.at - interval '30 days' for share;
  end if;
  if made_in.counted_at is not null then
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
