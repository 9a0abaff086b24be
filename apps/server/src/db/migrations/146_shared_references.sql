-- What two references of one payment have in common, however they are spaced, spelt and filled up with zeros.
create function reference_key(reference text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g')), '(?<![0-9])0+(?=[0-9])', '', 'g') $$;
create index awaited_payment_by_reference on awaited_payment (reference_key(reference)) where reference is not null;
drop index cash_banking_by_slip;
create index cash_banking_by_slip on cash_banking (reference_key(slip));

-- The line by which a sale was booked of which a line is a part, since its party was split while its payment waited.
create function sale_of(line uuid) returns uuid language sql stable strict as $$
  with recursive part as (
    select id, replaces from operation where id = line
    union all
    select operation.id, operation.replaces from operation join part on operation.id = part.replaces
  )
  select id from part where replaces is null $$;

-- The parts of one sale share the reference of the one payment that came for it.
alter table awaited_payment add column shares uuid references awaited_payment;
drop index awaited_payment_reference_once;
create unique index awaited_payment_reference_once on awaited_payment (upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g')))
  where reference is not null and replaced_at is null and shares is null;

do $$
declare
  settled text := pg_get_functiondef('awaited_payment_is_settled_once()'::regprocedure);
begin
  execute replace(settled, '''settled_by'', ''reference''', '''settled_by'', ''reference'', ''shares''');
  if strpos(pg_get_functiondef('awaited_payment_is_settled_once()'::regprocedure), 'shares') = 0 then
    raise exception 'Payments are settled in a way that is not known here';
  end if;
end $$;
