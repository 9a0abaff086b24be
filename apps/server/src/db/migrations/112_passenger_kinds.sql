-- Which passengers pay less than the fare: children, by the company's rule; infants on a lap need no seat (docs/fares.md).
alter table company
  add column child_age integer not null default 0 constraint company_child_age check (child_age between 0 and 17),
  add column child_percent integer not null default 50 constraint company_child_percent check (child_percent between 1 and 100),
  add column infant_age integer not null default 0 constraint company_infant_age check (infant_age between 0 and 5);

-- Null: an adult.
alter table passenger add column kind text constraint passenger_kind check (kind = 'child');
-- What a child's seat was sold at, where it is not the fare; and who travels on a lap.
alter table ticket
  add column child_fare_kobo bigint constraint ticket_child_fare check (child_fare_kobo > 0),
  add column infants text constraint ticket_infants_length check (length(infants) between 1 and 200),
  drop constraint ticket_amount_is_whole_fares,
  add constraint ticket_amount_is_whole_fares
    check (fare_kobo is null or amount_kobo % gcd(fare_kobo, coalesce(child_fare_kobo, fare_kobo)) = 0);

-- The price hangs on who is a child, so that is sealed with the ticket. Names of infants are personal data. No seal of before is another for it.
do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  erasing text := pg_get_functiondef('carry_out_erasure(uuid)'::regprocedure);
  personal text := pg_get_functiondef('personal_columns(text)'::regprocedure);
  fields text := pg_get_functiondef('erased_fields(jsonb)'::regprocedure);
begin
  sealed := replace(sealed, '''no_show_at''] order by seat_number)', '''no_show_at'', ''kind''] order by seat_number)');
  sealed := replace(sealed, '''boarding'', (', '''kinds'', (
              select jsonb_agg(jsonb_build_object(''seat_number'', seat_number, ''kind'', kind) order by seat_number)
              from passenger where ticket_id = t.id and kind is not null),
            ''boarding'', (');
  erasing := replace(erasing, '''no_show_at''] order by seat_number)', '''no_show_at'', ''kind''] order by seat_number)');
  erasing := replace(erasing, 'traveler_address = null,', 'traveler_address = null, infants = null,');
  personal := replace(personal, '''date_of_birth'', ''companions''', '''date_of_birth'', ''companions'', ''infants''');
  fields := replace(fields, '''Other passengers'',', '''Other passengers'', ''Infants on the lap'', ''Traveler pays as'',');
  if strpos(sealed, '''kinds''') = 0 or strpos(sealed, ', ''kind'']') = 0 or strpos(erasing, ', ''kind'']') = 0
    or strpos(erasing, 'infants = null') = 0 or strpos(personal, '''infants''') = 0 or strpos(fields, 'Infants') = 0
  then
    raise exception 'Tickets are sealed in a way that is not known here';
  end if;
  execute sealed;
  execute erasing;
  execute personal;
  execute fields;
end $$;
