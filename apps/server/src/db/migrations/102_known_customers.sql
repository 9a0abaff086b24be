-- Who last sent or received a parcel under a phone at one terminal, however many parcels were ever sent under it (docs/ticket.md).
create index waybill_by_own_sender on waybill (origin_terminal_id, sender_number, id desc) where deleted_at is null;
create index waybill_by_own_receiver on waybill (origin_terminal_id, receiver_number, id desc) where deleted_at is null;
