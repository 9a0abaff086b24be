-- How money was paid before its payment method was changed: that much left by the former method.
alter table give_back
  add column former_method text collate "C"
    constraint give_back_former_method check (former_method in ('Bank Transfer', 'Cash', 'POS') and former_method <> method);
