-- By which rules a ticket is rescheduled and refunded: notice in hours, the fee in kobo, what is kept of a refund in percent.
alter table company
  add column reschedule_rule text not null default 'fee'
    constraint company_reschedule_rule check (reschedule_rule in ('fee', 'late-fee')),
  add column reschedule_notice integer not null default 12
    constraint company_reschedule_notice check (reschedule_notice between 0 and 720),
  add column reschedule_fee_kobo bigint not null default 100000
    constraint company_reschedule_fee check (reschedule_fee_kobo between 0 and 100000000),
  add column refund_notice integer not null default 0
    constraint company_refund_notice check (refund_notice between 0 and 720),
  add column refund_kept integer not null default 0
    constraint company_refund_kept check (refund_kept between 0 and 99),
  add column no_show_rule text not null default 'nothing'
    constraint company_no_show_rule check (no_show_rule in ('nothing', 'reschedule', 'refund'));
