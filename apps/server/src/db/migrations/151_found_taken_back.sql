-- A sum that somebody said was found is taken back with its drop, also after its drawer was closed, while nobody has received or banked it.
do $$
declare
  grows text := pg_get_functiondef('cash_drop_return_only_grows()'::regprocedure);
begin
  execute replace(grows, 'and counted_at is null', 'and (counted_at is null or (cash_drop.correction_id is not null and cash_drop.receiver_id <> new.person_id
        and not exists (select from cash_drop_receipt where cash_drop_receipt.drop_id = new.drop_id)))');
  if strpos(pg_get_functiondef('cash_drop_return_only_grows()'::regprocedure), 'correction_id') = 0 then
    raise exception 'Drops are taken back in a way that is not known here';
  end if;
end $$;

-- What was found or missing and was not taken back.
create view standing_correction as
  select * from shift_correction as made
  where not exists (select from cash_drop join cash_drop_return as back on back.drop_id = cash_drop.id where cash_drop.correction_id = made.id);
