-- The numbers of six or more digits in a reference, without zeros before them, and without dates: what the bank itself calls the payment.
create function reference_numbers(reference text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(ltrim(run[1], '0')), '{}') from regexp_matches(reference, '[0-9]{6,}', 'g') as run
  where length(ltrim(run[1], '0')) >= 6
    and run[1] !~ '^((19|20)[0-9]{2}(0[1-9]|1[0-2])[0-3][0-9]|[0-3][0-9](0[1-9]|1[0-2])(19|20)[0-9]{2})$' $$;
create index awaited_payment_by_numbers on awaited_payment using gin (reference_numbers(reference)) where reference is not null;
