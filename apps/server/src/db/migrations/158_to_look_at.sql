-- What the head office looks at is found by when it happened (docs/shift.md#to-look-at).
create index shift_by_closing on shift (closed_at) where closed_at is not null;
create index awaited_payment_expired on awaited_payment (settled_at) where outcome = 'Expired';
