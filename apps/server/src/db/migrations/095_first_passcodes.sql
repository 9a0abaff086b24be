-- Until when a passcode that somebody else chose may be used; null for one that its owner chose.
alter table person add column passcode_expires_at timestamptz(3);
update person set passcode_expires_at = now() + interval '24 hours' where must_change_passcode;
