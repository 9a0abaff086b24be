-- Giving money back: how long a sale is corrected in full, how often staff reschedule one ticket, and why an unconfirmed payment does not
-- expire by itself.
alter table company
  add column correction_minutes integer not null default 15
    constraint company_correction_minutes check (correction_minutes between 0 and 120),
  add column reschedule_limit integer not null default 2
    constraint company_reschedule_limit check (reschedule_limit between 0 and 20);

-- How often staff or the head office rescheduled it; null is never. Moves after a disruption do not count.
alter table ticket add column reschedules integer constraint ticket_reschedules check (reschedules > 0);

alter table awaited_payment
  add column held text collate "C" constraint awaited_payment_held check (held in ('cash', 'aboard', 'left'));
drop index awaited_payment_due;
create index awaited_payment_due on awaited_payment (expires_at) where outcome is null and held is null;

create or replace function awaited_payment_is_settled_once() returns trigger language plpgsql as $$
declare
  free text[] := array['version', 'search'];
begin
  if tg_op = 'UPDATE' then
    if old.outcome is null and new.outcome is not null then
      free := free || array['outcome', 'settled_at', 'settled_by', 'reference'];
    elsif old.outcome is null and old.held is null then
      free := free || array['held'];
    elsif old.told_at is null then
      free := free || array['told_at'];
    end if;
    if to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
  end if;
  raise check_violation using message = 'A payment is settled once', constraint = 'awaited_payment_is_settled_once';
end $$;
