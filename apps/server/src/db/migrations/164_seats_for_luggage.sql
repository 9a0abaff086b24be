-- A seat for luggage has a passenger's row without a passenger: it costs the fare, and never is the traveler's.
alter table passenger
  drop constraint passenger_kind,
  add constraint passenger_kind check (kind in ('child', 'luggage')),
  add constraint passenger_first_is_a_person check (kind <> 'luggage' or not is_first);
