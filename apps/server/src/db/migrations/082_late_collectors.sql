-- Who picked a parcel up after its waybill was erased is found by the day of the pick-up, and erased as well (docs/privacy.md).
create index change_collector_to_erase on change (at)
  where personal_sha256 is null and fields @> '[{"field": "Collected by"}]';
