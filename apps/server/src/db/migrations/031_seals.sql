-- What stands in the books cannot be changed, removed or slipped in afterwards without `npm run verify` finding it (docs/verify.md).

-- One link of a chain: it seals one state of one row, and carries the hash of the link before. Each terminal has a chain, and head
-- office has one, whose id is all zeros.
create table seal (
  chain uuid not null,
  place bigint not null constraint seal_place check (place >= 1),
  about text collate "C" not null constraint seal_about
    check (about in ('ticket', 'waybill', 'expense', 'operation', 'change', 'audit_event')),
  row_id uuid not null,
  -- The row's first state, its second …; what is stored is the last one.
  state integer not null constraint seal_state check (state >= 1),
  row_sha256 bytea not null constraint seal_row_sha256 check (octet_length(row_sha256) = 32),
  previous bytea not null constraint seal_previous check (octet_length(previous) = 32),
  primary key (chain, place),
  constraint seal_of_one_state unique (about, row_id, state)
);

-- The last link of each chain and its hash, kept apart: without it nobody would notice that the newest links are gone.
create table seal_head (
  chain uuid primary key,
  place bigint not null constraint seal_head_place check (place >= 0),
  sha256 bytea not null constraint seal_head_sha256 check (octet_length(sha256) = 32)
) with (fillfactor = 50);

create function seal_only_grows() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'A seal is never changed', constraint = 'seal_only_grows';
end $$;
create trigger seal_only_grows before update or delete on seal
  for each row execute function seal_only_grows();
create trigger seal_is_never_emptied before truncate on seal
  for each statement execute function seal_only_grows();

-- How often an event happened is no part of its seal: anybody can raise it without a login, and every seal takes room for ever. It is
-- sealed in its own row; null where it is 1.
alter table audit_event add column count_sha256 bytea;
create or replace function audit_event_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Search is filled in after this.
    if new.counted_as is not null and new.count > old.count
      and to_jsonb(new) - array['count', 'count_sha256', 'search'] = to_jsonb(old) - array['count', 'count_sha256', 'search'] then
      return new;
    end if;
  end if;
  raise check_violation using
    message = 'The history of who did what only grows', constraint = 'audit_event_only_grows';
end $$;
alter table audit_event disable trigger audit_event_only_grows;
update audit_event set count_sha256 = sha256(convert_to(id || ' ' || count, 'UTF8')) where count > 1;
alter table audit_event enable trigger audit_event_only_grows;

-- JSON's null and none at all would have the same seal.
alter table audit_event
  add constraint audit_event_before check (jsonb_typeof(before) = 'object'),
  add constraint audit_event_after check (jsonb_typeof(after) = 'object');
alter table change add constraint change_fields check (jsonb_typeof(fields) = 'array');

-- What of a row is sealed. Not what the database works out from it or takes from elsewhere (the searched text, where a ticket's trip goes);
-- verify compares that with what it comes from. A ticket has its seats.
create function sealed_row(about text, row_id uuid) returns jsonb language plpgsql stable set timezone to 'UTC' as $$
begin
  case about
    when 'ticket' then
      return (select to_jsonb(t) - array['search', 'route_id', 'vehicle_id', 'origin_terminal_id', 'destination_terminal_id', 'trip_departs_at']
          || jsonb_build_object('seats', (select jsonb_agg(seat_number order by seat_number) from ticket_seat where ticket_id = t.id))
        from ticket as t where t.id = row_id);
    when 'waybill' then return (select to_jsonb(t) - 'search' from waybill as t where t.id = row_id);
    when 'expense' then return (select to_jsonb(t) - 'search' from expense as t where t.id = row_id);
    when 'operation' then return (select to_jsonb(t) - 'search' from operation as t where t.id = row_id);
    when 'change' then return (select to_jsonb(t) from change as t where t.id = row_id);
    when 'audit_event' then
      return (select to_jsonb(t) - array['search', 'count', 'count_sha256'] from audit_event as t where t.id = row_id);
  end case;
end $$;

-- Of JSON as PostgreSQL writes it, without the columns that are empty: a new one changes no seal of before.
create function row_sha256(sealed jsonb) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(jsonb_object_agg(key, value)::text, 'UTF8')) from jsonb_each(sealed) where value <> 'null'
$$;

create function seal_sha256(link seal) returns bytea language sql immutable parallel safe as $$
  select sha256(link.previous || link.row_sha256
    || convert_to(concat_ws(' ', link.chain, link.place, link.about, link.row_id, link.state), 'UTF8'))
$$;

-- Adds a link for the row as it stands now; none where that state is sealed already. Whoever adds one holds the chain's head until the commit.
create function append_seal(in_chain uuid, of_table text, of_row uuid) returns void language plpgsql as $$
declare
  hash bytea := row_sha256(sealed_row(of_table, of_row));
  known seal;
  head seal_head;
  link seal;
begin
  select * into known from seal where about = of_table and row_id = of_row order by state desc limit 1;
  if hash is null or known.row_sha256 = hash then return; end if;
  loop
    select * into head from seal_head where chain = in_chain for update;
    exit when found;
    insert into seal_head values (in_chain, 0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
  end loop;
  link := row(in_chain, head.place + 1, of_table, of_row, coalesce(known.state, 0) + 1, hash, head.sha256);
  insert into seal select link.*;
  update seal_head set place = link.place, sha256 = seal_sha256(link) where chain = in_chain;
end $$;

-- The server says in each transaction to which chain its writes belong; what nobody says it of is not sealed, and verify names it. All of
-- it happens at the commit, and in one chain: nobody waits for another's head while they hold one.
create function row_is_sealed() returns trigger language plpgsql as $$
begin
  perform append_seal(current_setting('motorpark.chain')::uuid, tg_table_name, new.id);
  return null;
end $$;
create constraint trigger ticket_is_sealed after insert on ticket deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
create constraint trigger waybill_is_sealed after insert on waybill deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
create constraint trigger expense_is_sealed after insert on expense deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
create constraint trigger operation_is_sealed after insert on operation deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
create constraint trigger change_is_sealed after insert on change deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
create constraint trigger audit_event_is_sealed after insert on audit_event deferrable initially deferred
  for each row when (current_setting('motorpark.chain', true) <> '') execute function row_is_sealed();
create constraint trigger ticket_is_sealed_anew after update on ticket deferrable initially deferred
  for each row when (old.version <> new.version and current_setting('motorpark.chain', true) <> '')
  execute function row_is_sealed();
create constraint trigger waybill_is_sealed_anew after update on waybill deferrable initially deferred
  for each row when (old.version <> new.version and current_setting('motorpark.chain', true) <> '')
  execute function row_is_sealed();
create constraint trigger expense_is_sealed_anew after update on expense deferrable initially deferred
  for each row when (old.version <> new.version and current_setting('motorpark.chain', true) <> '')
  execute function row_is_sealed();

-- Seals every row that has no seal yet, each in the chain of the terminal that it belongs to: what is there before seals are, and a whole
-- company that is put in at once.
create function seal_unsealed() returns void language plpgsql as $$
declare
  head_office constant uuid := '00000000-0000-0000-0000-000000000000';
  one record;
  link seal;
begin
  for one in
    select coalesce(belongs_to, head_office) as chain, found.about, found.id from (
      select 'ticket' as about, id, made_terminal_id as belongs_to, booked_at as at from ticket
      union all select 'waybill', id, made_terminal_id, booked_at from waybill
      union all select 'expense', id, made_terminal_id, entered_at from expense
      union all select 'operation', id, terminal_id, at from operation
      union all select 'change', id, terminal_id, at from change
      union all select 'audit_event', id, null, at from audit_event
    ) as found
    where not exists (select from seal where seal.about = found.about and seal.row_id = found.id)
    order by 1, found.at, found.id
  loop
    if link.chain is distinct from one.chain then
      if link.chain is not null then
        update seal_head set place = link.place, sha256 = seal_sha256(link) where chain = link.chain;
      end if;
      insert into seal_head values (one.chain, 0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
      select chain, place, sha256 into link.chain, link.place, link.previous from seal_head where chain = one.chain for update;
    else
      link.previous := seal_sha256(link);
    end if;
    link.place := link.place + 1;
    link.about := one.about;
    link.row_id := one.id;
    link.state := 1;
    link.row_sha256 := row_sha256(sealed_row(one.about, one.id));
    insert into seal select link.*;
  end loop;
  if link.chain is not null then
    update seal_head set place = link.place, sha256 = seal_sha256(link) where chain = link.chain;
  end if;
end $$;
select seal_unsealed();
