-- The head office looks at payments that nobody has confirmed for a while: few of all that there were.
create index awaited_payment_waiting on awaited_payment (id) where outcome is null;
