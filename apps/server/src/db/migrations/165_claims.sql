-- What customers claim for a ticket or a waybill, the head office's answer, and the expense that pays it (docs/claim.md). Claims are never deleted.
create table claim (
  id uuid primary key,
  version integer not null default 1,
  number text collate "C" not null constraint claim_number unique,
  ticket_id uuid references ticket,
  waybill_id uuid references waybill,
  record_number text collate "C" not null,
  -- Where the trip or the parcel left and arrived when the claim was recorded.
  origin_terminal_id uuid not null references terminal,
  destination_terminal_id uuid not null references terminal,
  kind text collate "C" not null constraint claim_kind check (kind in ('Missing', 'Damaged')),
  details text not null constraint claim_details_length check (length(details) between 1 and 200),
  worth_kobo bigint not null constraint claim_worth check (worth_kobo between 1 and 9007199254740991),
  phone text constraint claim_phone_length check (length(phone) between 1 and 30),
  late_reason text constraint claim_late_reason_length check (length(late_reason) between 1 and 200),
  status text collate "C" not null default 'Open'
    constraint claim_status check (status in ('Open', 'Accepted', 'Rejected', 'Paid')),
  answer text constraint claim_answer_length check (length(answer) between 1 and 200),
  accepted_kobo bigint constraint claim_accepted check (accepted_kobo between 1 and worth_kobo),
  file_type text collate "C"
    constraint claim_file_type check (file_type in ('application/pdf', 'image/jpeg', 'image/png')),
  entered_by uuid not null references person,
  entered_at timestamptz(3) not null,
  made_terminal_id uuid references terminal,
  search text not null generated always as (
    search_text(number) || e'\n' || search_text(record_number) || e'\n' || search_text(kind) || e'\n' || search_text(details)
    || e'\n₦' || worth_kobo::text
  ) stored,
  constraint claim_of_one_record check (num_nonnulls(ticket_id, waybill_id) = 1),
  constraint claim_is_answered check (
    (status = 'Open') = (answer is null) and (status in ('Accepted', 'Paid')) = (accepted_kobo is not null)
  )
);
create unique index claim_of_ticket on claim (ticket_id) where ticket_id is not null;
create unique index claim_of_waybill on claim (waybill_id) where waybill_id is not null;
create index claim_newest_first on claim (entered_at desc, id desc);
create index claim_from on claim (origin_terminal_id, entered_at desc, id desc);
create index claim_to on claim (destination_terminal_id, entered_at desc, id desc);
create index claim_by_status on claim (status, entered_at desc, id desc);
create index claim_by_worth on claim (worth_kobo, id);
create index claim_by_person on claim (entered_by);
create trigger claim_raises_its_version before update on claim
  for each row execute function record_raises_its_version();

-- Apart, so that lists do not read it.
create table claim_file (
  claim_id uuid primary key references claim,
  content bytea not null constraint claim_file_size check (length(content) between 1 and 1048576)
);

-- One expense pays a claim.
alter table expense add column claim_id uuid references claim;
create unique index expense_of_claim on expense (claim_id) where deleted_at is null and claim_id is not null;

alter table change
  add column claim_id uuid references claim,
  drop constraint change_of_one_record,
  add constraint change_of_one_record
    check (num_nonnulls(trip_id, ticket_id, waybill_id, expense_id, shift_id, claim_id) = 1);
create index change_of_claim on change (claim_id, at) where claim_id is not null;
