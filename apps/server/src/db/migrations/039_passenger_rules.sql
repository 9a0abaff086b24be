-- Whether a passenger's address and the name of their next of kin must be there, and whether those who travel again are found by telephone.
alter table company
  add column passenger_details text not null default 'asked'
    constraint company_passenger_details check (passenger_details in ('asked', 'required')),
  add column known_travelers text not null default 'offered'
    constraint company_known_travelers check (known_travelers in ('offered', 'hidden'));
