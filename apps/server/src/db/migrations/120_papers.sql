-- The papers of vehicles and drivers: licences, certificates, policies and permits. A vehicle or driver that can be deleted takes its papers along.
create table paper (
  id uuid primary key,
  version integer not null default 1,
  vehicle_id uuid references vehicle on delete cascade,
  driver_id uuid references driver on delete cascade,
  kind text not null constraint paper_kind_length check (length(kind) between 1 and 200),
  number text not null constraint paper_number_length check (length(number) between 1 and 60),
  expires_on date not null,
  file_type text collate "C" constraint paper_file_type check (file_type in ('application/pdf', 'image/jpeg', 'image/png')),
  search text not null generated always as (search_text(kind) || e'\n' || search_text(number)) stored,
  constraint paper_holder check (num_nonnulls(vehicle_id, driver_id) = 1)
);
create unique index paper_taken on paper (coalesce(vehicle_id, driver_id), lower(kind), lower(number));
create index paper_by_vehicle on paper (vehicle_id) where vehicle_id is not null;
create index paper_by_driver on paper (driver_id) where driver_id is not null;
create index paper_by_expiry on paper ((expires_on::timestamp at time zone 'Africa/Lagos'), id);
create trigger paper_raises_its_version before update on paper
  for each row execute function record_raises_its_version();

-- Apart, so that lists do not read it.
create table paper_file (
  paper_id uuid primary key references paper on delete cascade,
  content bytea not null constraint paper_file_size check (length(content) between 1 and 1048576)
);

-- The kinds that the company requires, one a line, and whether a bus leaves without them.
alter table company
  add column vehicle_papers text not null default '' constraint company_vehicle_papers_length check (length(vehicle_papers) <= 4000),
  add column driver_papers text not null default '' constraint company_driver_papers_length check (length(driver_papers) <= 4000),
  add column paper_rule text collate "C" not null default 'listed'
    constraint company_paper_rule check (paper_rule in ('listed', 'required'));
