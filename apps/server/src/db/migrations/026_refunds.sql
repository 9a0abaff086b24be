-- Until when staff give money back for a ticket: until its bus was to leave, as it was planned when the ticket was sold, whatever becomes
-- of the trip (docs/money.md). Null means the hour of its trip.
alter table ticket add column refundable_until timestamptz(3);
update ticket set refundable_until = greatest(
  (select departs_at from trip where trip.id = ticket.trip_id), booked_at + interval '15 minutes');
