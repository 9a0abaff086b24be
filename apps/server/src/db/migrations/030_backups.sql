-- One row for each night: whichever process writes it makes that night's backup, and the others leave it alone. What became of the newest
-- is told at /readyz. Not part of any backup.
create table backup_night (
  night date primary key,
  claimed_at timestamptz(3) not null,
  finished_at timestamptz(3),
  failure text not null default ''
);
