-- Who did what to whom: logins, what was done with people's access, and every change of the office's records. It only grows.
-- People and records are named as they were then and not by a foreign key, so that the history keeps nobody from being deleted.
create table audit_event (
  id uuid primary key,
  at timestamptz(3) not null,
  kind text collate "C" not null constraint audit_event_kind check (kind ~ '^[a-z_]{1,40}$'),
  -- Who did it; nobody where it is not known, as with a failed login.
  person_id uuid,
  person_name text not null default '',
  person_email text not null default '',
  -- To whom or what: a person, a terminal, a route.
  target_kind text collate "C" not null default '' constraint audit_event_target_kind check (target_kind ~ '^[a-z_]{0,40}$'),
  target_id uuid,
  target_name text not null default '',
  ip text collate "C" not null default '',
  request_id text collate "C" not null default '',
  -- The fields that changed, never a secret.
  before jsonb,
  after jsonb,
  -- Events that anybody can cause without a login are counted into one row each minute, so that nobody can fill the disk with them.
  count integer not null default 1 constraint audit_event_count check (count >= 1),
  counted_as text collate "C" constraint audit_event_counted_once unique,
  search text not null generated always as (
    lower(person_name) || e'\n' || lower(person_email) || e'\n' || lower(target_name) || e'\n' || ip
  ) stored
);
create index audit_event_newest_first on audit_event (at desc, id desc);
create index audit_event_by_person on audit_event (person_id, at desc, id desc);
create index audit_event_by_target on audit_event (target_id, at desc, id desc);
create index audit_event_by_kind on audit_event (kind, at desc, id desc);

-- As for tickets and waybills: without the extension the search is slower, but the same.
do $$ begin
  create extension if not exists pg_trgm;
  create index audit_event_search on audit_event using gin (search gin_trgm_ops);
exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then
  raise notice 'Search goes without the extension pg_trgm: %', sqlerrm;
end $$;

create function audit_event_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Search is filled in after this.
    if new.counted_as is not null and new.count > old.count
      and to_jsonb(new) - array['count', 'search'] = to_jsonb(old) - array['count', 'search'] then
      return new;
    end if;
  end if;
  raise check_violation using
    message = 'The history of who did what only grows', constraint = 'audit_event_only_grows';
end $$;
create trigger audit_event_only_grows before update or delete on audit_event
  for each row execute function audit_event_only_grows();
create trigger audit_event_is_never_emptied before truncate on audit_event
  for each statement execute function audit_event_only_grows();
