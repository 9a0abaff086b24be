-- Who picked a parcel up stands in its history, and is erased with the rest of what that says of people (docs/waybill.md).
create or replace function erased_fields(fields jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_agg(
    case when field ->> 'field' in ('Traveler name', 'Mobile number', 'Next of kin mobile number', 'Date of birth', 'Address',
        'Name of next of kin', 'Other passengers', 'Sender name', 'Sender phone', 'Sender address', 'Sender email', 'Receiver name',
        'Receiver phone', 'Collected by', 'Collector phone', 'Identification')
      then field || '{"from": "Erased", "to": "Erased"}' else field end order by place)
  from jsonb_array_elements(fields) with ordinality as told (field, place)
$$;
