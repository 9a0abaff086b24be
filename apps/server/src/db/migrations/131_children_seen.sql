-- When a child beside the traveler was born, or who has seen that it is one (docs/fares.md). It is erased with the name; that the passenger is a child is sealed.
alter table passenger add column born text constraint passenger_born check (length(born) between 1 and 200);
do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  erasing text := pg_get_functiondef('carry_out_erasure(uuid)'::regprocedure);
begin
  sealed := replace(sealed, '''no_show_at'', ''kind''] order by', '''no_show_at'', ''kind'', ''born''] order by');
  erasing := replace(erasing, '''no_show_at'', ''kind''] order by', '''no_show_at'', ''kind'', ''born''] order by');
  erasing := replace(erasing, 'next_of_kin_name = null, next_of_kin_phone = null', 'next_of_kin_name = null, next_of_kin_phone = null, born = null');
  if strpos(sealed, '''born''') = 0 or strpos(erasing, '''born''') = 0 or strpos(erasing, 'born = null') = 0 then
    raise exception 'Tickets are sealed in a way that is not known here';
  end if;
  execute sealed;
  execute erasing;
end $$;
