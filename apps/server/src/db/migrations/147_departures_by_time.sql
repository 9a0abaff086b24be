-- Parcels find the departure that sent them off by its time, though they were taken off its bus since.
create index change_to_en_route on change (at) where kind = 'status' and to_status = 'En-route';
