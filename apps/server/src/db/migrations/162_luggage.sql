-- Luggage that is paid for: the company's rule, what travels with a ticket, and its lines in the ledger.
alter table company
  add column luggage_charge text not null default 'kilogram'
    constraint company_luggage_charge check (luggage_charge in ('kilogram', 'piece')),
  add column luggage_free integer not null default 20
    constraint company_luggage_free check (luggage_free between 0 and 999),
  add column luggage_fee_kobo bigint not null default 0
    constraint company_luggage_fee check (luggage_fee_kobo between 0 and 100000000);
-- A company that nobody has named yet has sold nothing, and charges what its receipts say; any other keeps its rules.
alter table company disable trigger company_raises_its_version;
update company set luggage_fee_kobo = 10000 where name = '';
alter table company enable trigger company_raises_its_version;
alter table ticket
  add column luggage_pieces integer constraint ticket_luggage_pieces check (luggage_pieces between 1 and 99),
  add column luggage_kg integer constraint ticket_luggage_kg check (luggage_kg between 0 and 999),
  add column luggage_kobo bigint constraint ticket_luggage_fee check (luggage_kobo between 0 and 9007199254740991),
  add constraint ticket_luggage_is_whole check (num_nulls(luggage_pieces, luggage_kg, luggage_kobo) in (0, 3)),
  drop constraint ticket_refunded,
  add constraint ticket_refunded check (
    refunded_kobo is null or refunded_kobo between 1 and amount_kobo + coalesce(luggage_kobo, 0) and deleted_at is not null
  );
alter table operation
  drop constraint operation_kind,
  drop constraint operation_kind_goes_its_way,
  drop constraint operation_kind_of_its_record;
alter table operation
  add constraint operation_kind check (kind in ('fee', 'difference', 'refund', 'luggage')),
  add constraint operation_kind_goes_its_way check (
    reverses is not null or kind is null or kind in ('difference', 'luggage') or (kind = 'refund') = (amount_kobo < 0)
  ),
  add constraint operation_kind_of_its_record
    check (kind is null or ticket_id is not null or kind in ('fee', 'difference') and waybill_id is not null);
