-- The POS terminals of a terminal, and the requests for card payments that a payment provider sends to them (docs/transfers.md#card).
alter table terminal
  -- One a line: the counter that it stands beside, and the provider's ID. Null if there is none.
  add column pos_terminals text constraint terminal_pos_terminals_length check (length(pos_terminals) <= 2000);

-- Of a request to a POS terminal, number and name are its ID and its counter, and bank is empty.
alter table transfer_account
  add column method text collate "C" not null default 'Bank Transfer'
    constraint transfer_account_method check (method in ('Bank Transfer', 'POS')),
  -- The provider's code of a request to a POS terminal, under which its money comes; null until it has given one.
  add column request text collate "C" constraint transfer_account_request unique,
  add constraint transfer_account_request_of_card check (method = 'POS' or request is null);
