-- Discounts that may be given at a sale (docs/fares.md#discounts).
create table discount (
  id uuid primary key,
  version integer not null default 1,
  name text not null constraint discount_name_length check (length(name) between 1 and 60),
  -- Off each seat's fare: a part of it, or an amount.
  percent integer constraint discount_percent check (percent between 1 and 99),
  amount_kobo bigint constraint discount_amount check (amount_kobo between 1 and 9007199254740991),
  -- Days of sale; null: until it is changed.
  from_day date not null,
  until_day date,
  -- How many tickets it may be given for, and has been; null: any number.
  most_uses integer constraint discount_most_uses check (most_uses between 1 and 1000000),
  uses integer not null default 0,
  given_by text collate "C" not null constraint discount_given_by check (given_by in ('staff', 'manager', 'head office')),
  reason_rule text collate "C" not null constraint discount_reason_rule check (reason_rule in ('asked', 'not asked')),
  search text not null generated always as (search_text(name)) stored,
  constraint discount_is_one_of_two check (num_nonnulls(percent, amount_kobo) = 1),
  constraint discount_days check (until_day >= from_day),
  constraint discount_uses check (uses <= most_uses)
);
create unique index discount_taken on discount (lower(name));
-- Giving it is no other version of it.
create trigger discount_raises_its_version
  before update of name, percent, amount_kobo, from_day, until_day, most_uses, given_by, reason_rule on discount
  for each row execute function record_raises_its_version();

-- What was applied at the sale, and what its seats would have cost without; sealed with the ticket.
alter table ticket
  add column discount text constraint ticket_discount check (length(discount) between 1 and 60),
  add column discount_reason text constraint ticket_discount_reason check (length(discount_reason) between 1 and 200),
  add column full_fare_kobo bigint constraint ticket_full_fare check (full_fare_kobo >= fare_kobo),
  add column full_child_fare_kobo bigint constraint ticket_full_child_fare check (full_child_fare_kobo >= child_fare_kobo);

alter table give_back drop constraint give_back_way;
alter table give_back add constraint give_back_way check (way in
  ('delete', 'refund', 'seats', 'amount', 'method', 'reschedule', 'cancel', 'merge', 'expire', 'waive', 'discount', 'promotion'));
