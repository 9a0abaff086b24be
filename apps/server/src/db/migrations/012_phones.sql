-- Phone numbers in one form: those of Nigerian mobiles as 08034127781, others with + and their country code. What is no number stays as it is.
-- The rule is that of readPhone in the domain package.
create function kept_phone(phone text) returns text language sql immutable parallel safe as $$
  select case
    when bare ~ '^(\+|00)?234[789][01][0-9]{8}$' then '0' || right(bare, 10)
    when bare ~ '^0[789][01][0-9]{8}$' then bare
    when bare ~ '^(\+|00)234[1-6][0-9]{6,8}$' then '+' || regexp_replace(bare, '^(\+|00)', '')
    when bare ~ '^(\+|00)[1-9][0-9]{7,14}$' and bare !~ '^(\+|00)234' then '+' || regexp_replace(bare, '^(\+|00)', '')
    else phone
  end
  from regexp_replace(phone, '[[:space:]().\u00a0\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069-]', '', 'g') as bare
$$;

update person set phone = kept_phone(phone) where phone <> kept_phone(phone);
update driver set phone = kept_phone(phone) where phone <> kept_phone(phone);
update ticket set traveler_number = kept_phone(traveler_number), next_of_kin_number = kept_phone(next_of_kin_number)
  where traveler_number <> kept_phone(traveler_number) or next_of_kin_number <> kept_phone(next_of_kin_number);
update waybill set sender_number = kept_phone(sender_number), receiver_number = kept_phone(receiver_number)
  where sender_number <> kept_phone(sender_number) or receiver_number <> kept_phone(receiver_number);

drop function kept_phone;
