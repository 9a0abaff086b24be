-- The names that a shift's report carries are those of the moment in which it was closed, whatever people and terminals are called later.
alter table shift
  -- Of its person, its terminal, and who counted it, closed it or handed it over. Null: not closed yet, or closed before this was recorded.
  add column names jsonb,
  add constraint shift_names_of_a_report check (names is null or closed_at is not null);

create function shift_signs_its_names() returns trigger language plpgsql as $$
begin
  new.names := jsonb_strip_nulls(jsonb_build_object(
    'person', (select name from person where id = new.person_id),
    'terminal', (select name from terminal where id = new.terminal_id),
    'counted_by', (select name from person where id = new.counted_by),
    'closed_by', (select name from person where id = new.closed_by),
    'taken_over_from', (select person.name from shift join person on person.id = person_id where shift.id = new.taken_over_from)));
  return new;
end $$;
-- By its name after the one that lets a shift only go on, so that nobody else sets them.
create trigger shift_signs_its_names before update on shift
  for each row when (old.closed_at is null and new.closed_at is not null) execute function shift_signs_its_names();
