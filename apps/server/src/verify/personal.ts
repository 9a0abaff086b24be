import { COLLECTION, type Fields, TICKET_FIELDS, WAYBILL_FIELDS, personalFields } from '@motorpark/domain';
import { ticketColumns } from '../store/ticket/ticketColumns';
import { waybillColumns } from '../store/waybill/waybillColumns';

/** The personal data in rows of a sealed table, which can be erased (docs/privacy.md). */
export interface Personal {
  /** The row's keys that hold personal data, as JSON. */
  parts: readonly string[];
  /** SQL: the part of those keys that stays after an erasure, as JSON; refers to `whole`. */
  stays?: string;
  /** SQL condition on `kept`: the row is erased, by the erasure that names it. */
  erased: string;
  /** SQL condition on `kept`: the row is not erased. */
  kept: string;
}

/** The nouns that name customers, with the labels in the history of what they say of them. */
export const PERSONAL_LABELS = [TICKET_FIELDS, WAYBILL_FIELDS, COLLECTION].flatMap((fields: Fields) =>
  personalFields(fields).flatMap((name) => fields[name]?.label ?? []),
);

const texts = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;

const ERASED_FIELDS = `(
  select jsonb_agg(case when field ->> 'field' = any(${texts(PERSONAL_LABELS)})
    then field || '{"from": "Erased", "to": "Erased"}' else field end order by place)
  from jsonb_array_elements(whole -> 'fields') with ordinality as listed (field, place))`;

/** SQL: the erasure of the waybill is later than the entry `kept`, give or take the clocks of several servers, or another erasure that lists the waybill is. */
const ENTRY_IS_NAMED = `(
  exists (select from erasure where id = waybill.erasure_id and at > kept.at - interval '1 hour')
  or exists (select from erasure where at > kept.at and waybill.id = any(waybills)))`;

/** SQL condition on `whole`: its personal columns are as an erasure leaves them. */
const isAsErased = (columns: typeof ticketColumns.personal, others: Readonly<Record<string, string>> = {}) =>
  columns
    .map(({ column, erased }) => ({ cell: `whole ->> '${column}'`, left: others[column] ?? erased }))
    .map(({ cell, left }) => (left === undefined ? `${cell} is null` : `${cell} = '${left}'`))
    .join(' and ');

const columnsOf = (columns: typeof ticketColumns.personal) => columns.map(({ column }) => column);

/** Equals the database's functions, but is made here independently of them, from the fields that are personal. */
export const PERSONAL = {
  ticket: {
    parts: columnsOf(ticketColumns.personal),
    erased: `${isAsErased(ticketColumns.personal)}
      and exists (select from erasure where id = kept.erasure_id and kept.id = any(tickets))`,
    kept: 'kept.erasure_id is null',
  },
  waybill: {
    parts: columnsOf(waybillColumns.personal),
    erased: `${isAsErased(waybillColumns.personal, { sender_email: '' })}
      and exists (select from erasure where id = kept.erasure_id and kept.id = any(waybills))`,
    kept: 'kept.erasure_id is null',
  },
  change: {
    parts: ['fields'],
    stays: `case when whole ->> 'fields' is not null then jsonb_build_object('fields', ${ERASED_FIELDS}) else '{}' end`,
    erased: `whole -> 'fields' = ${ERASED_FIELDS}
      and (exists (select from ticket where id = kept.ticket_id and erasure_id is not null)
        or exists (select from waybill where id = kept.waybill_id and erasure_id is not null and ${ENTRY_IS_NAMED}))`,
    // An entry is sealed once, and again if it was erased.
    kept: `not exists (select from seal where about = 'change' and row_id = kept.id and state > 1)`,
  },
} as const satisfies Record<string, Personal>;

const MARKS = ['personal_salt', 'personal_sha256', 'erasure_id'];

/** SQL: the JSON of a row that its seal covers. If the row has a salt or is erased, a hash replaces the personal data. Refers to `kept` and `whole`. */
export const sealedForm = ({ parts, stays }: Personal): string => `case
  when kept.personal_salt is null and kept.personal_sha256 is null then whole
  else whole - ${texts([...parts, ...MARKS])}${stays === undefined ? '' : ` || ${stays}`} || jsonb_build_object('personal',
    encode(coalesce(kept.personal_sha256, (
      select sha256(convert_to(kept.personal_salt || coalesce(jsonb_object_agg(key, value), '{}')::text, 'UTF8'))
      from jsonb_each(whole) where key = any(${texts(parts)}) and value <> 'null')), 'hex')) end`;

/** SQL: whether the row is erased exactly if an erasure names it. Refers to `kept` and `whole`. */
export const erasedAsNamed = ({ erased, kept }: Personal): string =>
  `case when kept.personal_sha256 is null then ${kept} else kept.personal_salt is null and ${erased} end`;
