-- The time that a server was last sure of: whatever destroys by time runs only by a clock that agrees with it (docs/running.md). One row; none in a new company.
create table clock_mark (
  id integer primary key default 1 constraint clock_mark_one check (id = 1),
  at timestamptz(3) not null,
  -- What the clock showed when it was found ahead; null while it agrees.
  held_at timestamptz(3)
);

insert into clock_mark (at)
select max(newest.at) from (
  select max(at) as at from operation union all select max(at) from change union all select max(at) from audit_event) as newest
having max(newest.at) is not null;
