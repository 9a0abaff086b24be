-- Receipts print the standard terms with the company's values, then its own ones: which terms, the own ones, and below which age children travel with an adult.
alter table company
  add column terms_rule text not null default 'standard'
    constraint company_terms_rule check (terms_rule in ('standard', 'own')),
  add column own_ticket_terms text not null default '',
  add column own_waybill_terms text not null default '',
  add column accompanied_age integer not null default 12
    constraint company_accompanied_age check (accompanied_age between 0 and 17),
  alter column check_in_close set default 30,
  alter column storage_fee_kobo set default 50000;

-- The terms as receipts printed them from a moment on: a receipt that is printed again has those of its sale.
create table terms_version (
  since timestamptz(3) primary key,
  ticket_terms text not null,
  waybill_terms text not null
);
insert into terms_version (since, ticket_terms, waybill_terms)
select 'epoch', ticket_terms, waybill_terms from company where name <> '';

-- A company that nobody has named yet has sold nothing, and starts with what its receipts say.
alter table company disable trigger company_raises_its_version;
update company set check_in_close = 30, storage_fee_kobo = 50000 where name = '';

-- Any other keeps its rules. If it has changed what the standard terms say, it keeps its words, too.
with line as (
  select 'ticket' as receipt, trim(term) as term, place from company, unnest(string_to_array(ticket_terms, e'\n')) with ordinality as own (term, place)
  union all
  select 'waybill', trim(term), place from company, unnest(string_to_array(waybill_terms, e'\n')) with ordinality as own (term, place)
), standard (term) as (values
  ('This ticket is non-refundable after departure.'),
  ('This ticket is valid only on the stated date and time.'),
  ('Rescheduling must be done at least 12 hours before departure.'),
  ('Passengers must check in 30 minutes before departure.'),
  ('One luggage of up to 20kg is allowed; extra luggage attracts a fee.'),
  ('The company is not responsible for lost property.'),
  ('Smoking and alcohol are not allowed on board.'),
  ('Children under 12 must be accompanied by an adult.'),
  ('Safety and staff instructions must be obeyed.'),
  ('This waybill is valid for a scheduled delivery period of 72 hours.'),
  ('Afterwards unclaimed waybills count as abandoned, and the company may dispose of, auction or return the goods at the customer’s expense.'),
  ('An extra fee of ₦500 applies for extended storage or handling.'),
  ('Complaints about loss or misappropriation must be reported within 48 hours of discovery or receipt.')
), kept as (
  select not exists (select from standard where term not in (select term from line)) as is_standard
)
update company set
  accompanied_age = 0,
  terms_rule = case when is_standard then 'standard' else 'own' end,
  own_ticket_terms = coalesce((
    select string_agg(term, e'\n' order by place) from line
    where receipt = 'ticket' and (not is_standard or term not in (select term from standard))), ''),
  own_waybill_terms = coalesce((
    select string_agg(term, e'\n' order by place) from line
    where receipt = 'waybill' and (not is_standard or term not in (select term from standard))), '')
from kept where name <> '';
alter table company enable trigger company_raises_its_version;
