-- The drops that wait for the bank, so that they are found without all the others (docs/shift.md#to-look-at): those that were neither banked nor taken back.
create table unbanked_drop (
  drop_id uuid primary key references cash_drop
);
insert into unbanked_drop (drop_id)
  select id from cash_drop
  where not exists (select from standing_banking where standing_banking.drop_id = cash_drop.id)
    and not exists (select from cash_drop_return where cash_drop_return.drop_id = cash_drop.id);

-- Whoever banks a drop, or takes it or its deposit back, has locked it.
create function drop_waits_for_the_bank() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'cash_drop' then
      insert into unbanked_drop (drop_id) values (new.id);
    when 'cash_drop_return' then
      delete from unbanked_drop where drop_id = new.drop_id;
    when 'cash_banking' then
      delete from unbanked_drop where drop_id = coalesce(new.drop_id, new.again_drop_id);
    when 'cash_deposit_return' then
      insert into unbanked_drop (drop_id)
        select coalesce(drop_id, again_drop_id) from cash_banking where deposit_id = new.deposit_id or id = new.banking_id;
  end case;
  return null;
end $$;
create trigger drop_waits_for_the_bank after insert on cash_drop
  for each row execute function drop_waits_for_the_bank();
create trigger drop_waits_for_the_bank after insert on cash_drop_return
  for each row execute function drop_waits_for_the_bank();
create trigger drop_waits_for_the_bank after insert on cash_banking
  for each row execute function drop_waits_for_the_bank();
create trigger drop_waits_for_the_bank after insert on cash_deposit_return
  for each row execute function drop_waits_for_the_bank();
