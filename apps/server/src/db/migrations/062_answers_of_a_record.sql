-- Which answers kept with retry keys speak of a ticket or waybill: they are erased with it.
create index retry_key_of_record on retry_key ((answer -> 'data' ->> 'id')) where answer is not null;
