-- What a seat of the ticket was sold at, and what is named as not paid for it (docs/fares.md#what-a-seat-is-worth); of the whole ticket where the company has one fare for
-- it. Null of tickets from before: what they were sold at.
alter table ticket add column worth_kobo bigint constraint ticket_worth check (worth_kobo > 0);

-- Passengers who are moved to another departure once they were boarded, or its time is past, are a row of Money given back.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'give_back_way');
begin
  alter table give_back drop constraint give_back_way;
  execute 'alter table give_back add constraint give_back_way ' ||
    replace(known, '''merge''::text', '''merge''::text, ''move''::text');
end $$;
