-- What parcels cost by route and weight, a route a line (docs/waybill.md#tariff); empty if the company has no tariff.
alter table company
  add column parcel_tariff text not null default '' constraint company_parcel_tariff_length check (length(parcel_tariff) <= 4000);
