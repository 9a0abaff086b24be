-- A slip of the bank is looked up, however it is spaced and spelt.
create index cash_banking_by_slip on cash_banking (upper(regexp_replace(slip, '[^[:alnum:]]', '', 'g')));

-- A reference is free again once its line was taken back and another payment takes its place, which is the same money.
alter table awaited_payment
  add column replaced_at timestamptz(3),
  add constraint awaited_payment_replaced_of check (replaced_at is null or outcome is not distinct from 'Confirmed');
drop index awaited_payment_reference_once;
create unique index awaited_payment_reference_once
  on awaited_payment (upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g'))) where reference is not null and replaced_at is null;

do $$
declare
  settled text := pg_get_functiondef('awaited_payment_is_settled_once()'::regprocedure);
begin
  execute replace(settled, 'elsif old.told_at is null then',
    'elsif old.outcome = ''Confirmed'' and old.replaced_at is null and exists (select from operation where reverses = old.id) then
      free := free || array[''replaced_at''];
    elsif old.told_at is null then');
  if strpos(pg_get_functiondef('awaited_payment_is_settled_once()'::regprocedure), 'replaced_at') = 0 then
    raise exception 'Payments are settled in a way that is not known here';
  end if;
end $$;
