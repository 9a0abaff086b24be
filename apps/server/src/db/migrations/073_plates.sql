-- Plates are kept in capitals, with single spaces; those that were written down before, too. Which plates are the same does not change.
update vehicle set vehicle_number = upper(btrim(regexp_replace(vehicle_number, '\s+', ' ', 'g')))
  where vehicle_number <> upper(btrim(regexp_replace(vehicle_number, '\s+', ' ', 'g')));
