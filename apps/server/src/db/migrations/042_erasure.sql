-- What is known of passengers, senders and receivers can be erased; the money stays, as it was sealed (docs/privacy.md).

-- One erasure: of which tickets and waybills, and who did it.
create table erasure (
  id uuid primary key,
  at timestamptz(3) not null,
  -- Null: the company's rule.
  person_id uuid references person,
  tickets uuid[] not null,
  waybills uuid[] not null,
  constraint erasure_of_something check (cardinality(tickets) + cardinality(waybills) > 0)
);
create index erasure_by_person on erasure (person_id) where person_id is not null;
create function erasure_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'What was erased stays erased', constraint = 'erasure_only_grows';
end $$;
create trigger erasure_only_grows before update or delete on erasure
  for each row execute function erasure_only_grows();
create trigger erasure_is_never_emptied before truncate on erasure
  for each statement execute function erasure_only_grows();

-- A row with a salt is sealed with a hash of the salt and of what it says of people, in place of both: when they are erased, the hash stays
-- and the seal goes on holding for all the rest. Rows from before have no salt, and are sealed anew when they are erased.
alter table ticket
  add column personal_salt uuid,
  add column personal_sha256 bytea,
  add column erasure_id uuid references erasure,
  add constraint ticket_is_erased_or_not check (
    (erasure_id is null) = (personal_sha256 is null) and (erasure_id is null or personal_salt is null));
alter table ticket alter column personal_salt set default gen_random_uuid();
alter table waybill
  add column personal_salt uuid,
  add column personal_sha256 bytea,
  add column erasure_id uuid references erasure,
  add constraint waybill_is_erased_or_not check (
    (erasure_id is null) = (personal_sha256 is null) and (erasure_id is null or personal_salt is null));
alter table waybill alter column personal_salt set default gen_random_uuid();
alter table change
  add column personal_salt uuid,
  add column personal_sha256 bytea,
  add constraint change_is_erased_or_not check (personal_sha256 is null or personal_salt is null);
alter table change alter column personal_salt set default gen_random_uuid();

-- What a rule has still to erase, the oldest first.
create index ticket_to_erase on ticket (trip_departs_at) where erasure_id is null;
create index waybill_to_erase on waybill (booked_at) where erasure_id is null;
create index ticket_by_erasure on ticket (erasure_id) where erasure_id is not null;
create index waybill_by_erasure on waybill (erasure_id) where erasure_id is not null;

-- What a change says without what it says of people, by the labels of their fields.
create function erased_fields(fields jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_agg(
    case when field ->> 'field' in ('Traveler name', 'Mobile number', 'Next of kin mobile number', 'Date of birth', 'Address',
        'Name of next of kin', 'Other passengers', 'Sender name', 'Sender phone', 'Sender address', 'Sender email', 'Receiver name',
        'Receiver phone')
      then field || '{"from": "Erased", "to": "Erased"}' else field end order by place)
  from jsonb_array_elements(fields) with ordinality as told (field, place)
$$;

-- What of a row says something of people.
create function personal_columns(about text) returns text[] language sql immutable parallel safe as $$
  select case about
    when 'ticket' then array['traveler_name', 'traveler_number', 'traveler_address', 'next_of_kin_name', 'next_of_kin_number',
      'date_of_birth', 'companions']
    when 'waybill' then array['sender_name', 'sender_number', 'sender_email', 'sender_address', 'receiver_name', 'receiver_number']
    when 'change' then array['fields']
  end
$$;

create function personal_hash(about text, whole jsonb) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to((whole ->> 'personal_salt') || coalesce(jsonb_object_agg(key, value), '{}')::text, 'UTF8'))
  from jsonb_each(whole) where key = any(personal_columns(about)) and value <> 'null'
$$;

-- A row as it is sealed.
create function without_personal(about text, whole jsonb) returns jsonb language sql immutable parallel safe as $$
  select case
    when whole ->> 'personal_salt' is null and whole ->> 'personal_sha256' is null then whole
    else whole - personal_columns(about) - array['personal_salt', 'personal_sha256', 'erasure_id']
      || case when about = 'change' and whole ->> 'fields' is not null
        then jsonb_build_object('fields', erased_fields(whole -> 'fields')) else '{}' end
      || jsonb_build_object('personal', coalesce(
        substr(whole ->> 'personal_sha256', 3), encode(personal_hash(about, whole), 'hex')))
  end
$$;

-- What is there stays as it is, whichever migration made it.
do $$
declare
  sealed text := pg_get_functiondef('sealed_row(text, uuid)'::regprocedure);
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'seal_about');
  one text;
begin
  foreach one in array array['ticket', 'waybill', 'change'] loop
    sealed := regexp_replace(sealed, format('return \(select ((?:(?!return).)*from %s as t where t\.id = row_id)\);', one),
      format('return without_personal(%L, (select \1));', one));
    if strpos(sealed, format('without_personal(%L', one)) = 0 then
      raise exception 'Rows of % are sealed in a way that is not known here', one;
    end if;
  end loop;
  execute replace(sealed, 'when ''cash_drop'' then',
    'when ''erasure'' then return (select to_jsonb(t) from erasure as t where t.id = row_id);
    when ''cash_drop'' then');
  alter table seal drop constraint seal_about;
  execute 'alter table seal add constraint seal_about ' || replace(known, '''cash_drop''::text', '''cash_drop''::text, ''erasure''::text');
end $$;
create constraint trigger erasure_is_sealed after insert on erasure deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();

-- The version is sealed: to be erased is none.
drop trigger ticket_raises_its_version on ticket;
create trigger ticket_raises_its_version before update on ticket
  for each row when (old.erasure_id is not distinct from new.erasure_id)
  execute function record_raises_its_version('route_id', 'vehicle_id', 'origin_terminal_id', 'destination_terminal_id',
    'trip_departs_at', 'passenger_search');
drop trigger waybill_raises_its_version on waybill;
create trigger waybill_raises_its_version before update on waybill
  for each row when (old.erasure_id is not distinct from new.erasure_id) execute function record_raises_its_version();

-- Nothing else changes with an erasure, and what is erased stays so.
create function record_is_only_erased() returns trigger language plpgsql as $$
declare
  personal constant text[] := personal_columns(tg_table_name) || array['personal_salt', 'personal_sha256', 'erasure_id'];
  worked_out constant text[] := array['search', 'passenger_search'];
begin
  if old.erasure_id is null and new.erasure_id is not null then
    if to_jsonb(new) - personal - worked_out = to_jsonb(old) - personal - worked_out then return new; end if;
  elsif not exists (
    select from jsonb_each(to_jsonb(new)) as after join jsonb_each(to_jsonb(old)) as before using (key)
    where key = any(personal) and after.value <> before.value)
  then
    return new;
  end if;
  raise check_violation using message = 'What was erased stays erased', constraint = 'record_is_only_erased';
end $$;
create trigger ticket_is_only_erased before update on ticket
  for each row when (old.erasure_id is not null or new.erasure_id is not null
    or (old.personal_salt, old.personal_sha256) is distinct from (new.personal_salt, new.personal_sha256))
  execute function record_is_only_erased();
create trigger waybill_is_only_erased before update on waybill
  for each row when (old.erasure_id is not null or new.erasure_id is not null
    or (old.personal_salt, old.personal_sha256) is distinct from (new.personal_salt, new.personal_sha256))
  execute function record_is_only_erased();

-- The history only grows, but for what it says of people whose record was erased.
create or replace function change_only_grows() returns trigger language plpgsql as $$
declare
  erased constant text[] := array['fields', 'personal_salt', 'personal_sha256'];
begin
  if tg_op = 'UPDATE' then
    if old.personal_sha256 is null and new.personal_sha256 is not null and new.fields = erased_fields(old.fields)
      and to_jsonb(new) - erased = to_jsonb(old) - erased
      and (exists (select from ticket where id = old.ticket_id and erasure_id is not null)
        or exists (select from waybill where id = old.waybill_id and erasure_id is not null))
    then
      return new;
    end if;
  end if;
  raise check_violation using
    message = 'History only grows: a wrong step is corrected by another, never rewritten',
    constraint = 'change_only_grows';
end $$;

-- Whether a row is what its newest seal says.
create function is_as_sealed(of_table text, of_row uuid) returns boolean language sql stable as $$
  select row_sha256(sealed_row(of_table, of_row)) = (
    select row_sha256 from seal where about = of_table and row_id = of_row order by state desc limit 1)
$$;

-- Erases what an erasure names. What was not as it was sealed is erased as well, and stays broken.
create function carry_out_erasure(of_erasure uuid) returns void language plpgsql as $$
declare
  asked erasure;
  -- Those from before seals had salts.
  tickets uuid[];
  waybills uuid[];
  changes uuid[];
  one uuid;
begin
  select * into strict asked from erasure where id = of_erasure;
  tickets := array(select id from ticket where id = any(asked.tickets) and personal_salt is null and is_as_sealed('ticket', id));
  waybills := array(select id from waybill where id = any(asked.waybills) and personal_salt is null and is_as_sealed('waybill', id));
  changes := array(
    select id from change
    where (ticket_id = any(asked.tickets) or waybill_id = any(asked.waybills))
      and personal_salt is null and personal_sha256 is null and erased_fields(fields) <> fields and is_as_sealed('change', id));

  update ticket set
      personal_sha256 = personal_hash('ticket', to_jsonb(ticket) || jsonb_build_object(
        'personal_salt', coalesce(personal_salt, gen_random_uuid()),
        'companions', (
          select jsonb_agg(to_jsonb(p) - array['id', 'ticket_id', 'is_first', 'sold_terminal_id', 'boarded_at', 'boarded_by',
            'no_show_at'] order by seat_number)
          from passenger as p where ticket_id = ticket.id and not is_first and name is not null))),
      personal_salt = null, erasure_id = asked.id, traveler_name = 'Erased', traveler_number = 'Erased',
      traveler_address = null, next_of_kin_name = null, next_of_kin_number = 'Erased', date_of_birth = date '1900-01-01'
    where id = any(asked.tickets) and erasure_id is null;
  update passenger set name = null, phone = null, address = null, next_of_kin_name = null, next_of_kin_phone = null
    where ticket_id = any(asked.tickets) and not is_first and name is not null;
  update waybill set
      personal_sha256 = personal_hash('waybill', to_jsonb(waybill) || jsonb_build_object(
        'personal_salt', coalesce(personal_salt, gen_random_uuid()))),
      personal_salt = null, erasure_id = asked.id, sender_name = 'Erased', sender_number = 'Erased', sender_email = '',
      sender_address = 'Erased', receiver_name = 'Erased', receiver_number = 'Erased'
    where id = any(asked.waybills) and erasure_id is null;
  update change set
      personal_sha256 = personal_hash('change', to_jsonb(change) || jsonb_build_object(
        'personal_salt', coalesce(personal_salt, gen_random_uuid()))),
      personal_salt = null, fields = erased_fields(fields)
    where (ticket_id = any(asked.tickets) or waybill_id = any(asked.waybills))
      and personal_sha256 is null and erased_fields(fields) <> fields;

  foreach one in array tickets loop perform append_seal(current_setting('motorpark.chain')::uuid, 'ticket', one); end loop;
  foreach one in array waybills loop perform append_seal(current_setting('motorpark.chain')::uuid, 'waybill', one); end loop;
  foreach one in array changes loop perform append_seal(current_setting('motorpark.chain')::uuid, 'change', one); end loop;
end $$;

-- Whose data it is, is found by their telephone; as passengers they are found by passenger_by_phone already.
create index passenger_by_kin on passenger (next_of_kin_phone) where next_of_kin_phone is not null;
create index waybill_by_sender_phone on waybill (sender_number) where erasure_id is null;
create index waybill_by_receiver_phone on waybill (receiver_number) where erasure_id is null;
