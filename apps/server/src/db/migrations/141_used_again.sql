-- Tickets and waybills that are used again, and waybills that get into another terminal's books, are rows of Money given back (docs/money.md#used-again).
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'give_back_way');
begin
  alter table give_back drop constraint give_back_way;
  execute 'alter table give_back add constraint give_back_way ' ||
    replace(known, '''below''::text', '''below''::text, ''departed''::text, ''person''::text, ''terminal''::text');
end $$;
