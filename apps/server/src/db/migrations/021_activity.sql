-- Activity is searched as every list is, and by the values that changed, too.
alter table audit_event drop column search;
alter table audit_event add column search text not null generated always as (
  search_text(
    person_name || ' ' || person_email || ' ' || target_name || ' ' || ip
    || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')
  ) || e'\n' || regexp_replace(ip, '[^0-9]', '', 'g')
) stored;

do $$ begin
  create extension if not exists pg_trgm;
  create index audit_event_search on audit_event using gin (search gin_trgm_ops);
exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then
  raise notice 'Search goes without the extension pg_trgm: %', sqlerrm;
end $$;
