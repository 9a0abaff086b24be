-- Who the company is and by which rules it sells: one row, which its super admins edit. What it is called stays empty until somebody
-- writes it down; its terms start as those of the field.
create table company (
  id uuid primary key,
  is_only boolean not null default true
    constraint company_is_one unique
    constraint company_is_only check (is_only),
  version integer not null default 1,
  name text not null default '',
  short_name text not null default '',
  phones text not null default '',
  address text not null default '',
  email text not null default '',
  ticket_terms text not null default '',
  ticket_thanks text not null default '',
  waybill_terms text not null default '',
  waybill_thanks text not null default '',
  paper text not null default '80mm' constraint company_paper check (paper in ('58mm', '80mm', 'A4')),
  fare_rule text not null default 'per-seat' constraint company_fare_rule check (fare_rule in ('per-seat', 'per-ticket'))
);
create trigger company_raises_its_version before update on company
  for each row execute function record_raises_its_version();

insert into company (id, ticket_terms, ticket_thanks, waybill_terms, waybill_thanks) values (
  '00000000-0000-7000-8000-000000000001',
  e'This ticket is non-refundable after departure.\nThis ticket is valid only on the stated date and time.\nRescheduling must be done at least 12 hours before departure.\nPassengers must check in 30 minutes before departure.\nOne luggage of up to 20kg is allowed; extra luggage attracts a fee.\nThe company is not responsible for lost property.\nSmoking and alcohol are not allowed on board.\nChildren under 12 must be accompanied by an adult.\nSafety and staff instructions must be obeyed.',
  'Thank you for travelling with us.',
  e'This waybill is valid for a scheduled delivery period of 72 hours.\nAfterwards unclaimed waybills count as abandoned, and the company may dispose of, auction or return the goods at the customer’s expense.\nAn extra fee of ₦500 applies for extended storage or handling.\nComplaints about loss or misappropriation must be reported within 48 hours of discovery or receipt.',
  'Thank you for sending with us.'
);
