import { type WireDiscount, discountCodec, discountWire } from '@motorpark/contract';
import {
  DISCOUNT_FIELDS,
  type Discount,
  type DiscountValues,
  type TicketValues,
  discountSchema,
  whyNoDiscount,
} from '@motorpark/domain';
import { count, sheetOf } from '../../csv';
import { columns, type Sql, type Statement, type Transaction, sql } from '../../db';
import { listRows } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { worksAt } from '../access/rights';
import { fieldColumns } from '../field';
import type { RecordKind } from '../record';
import { type SortKeys } from '../search';

const COLUMNS = fieldColumns(DISCOUNT_FIELDS, 'discount', {
  amountOff: { column: 'amount_kobo' },
  from: { column: 'from_day' },
  until: { column: 'until_day' },
  most: { column: 'most_uses' },
});

const ROW = columns('discount.id', 'discount.version', 'discount.uses', COLUMNS.selected);

/** Returns the discounts that meet a condition; with `for update` they stay locked until the transaction ends. */
export async function discountsWhere(db: Sql, condition: Statement, lock = sql``) {
  const rows = await listRows(db, sql`select ${ROW} from discount where ${condition} ${lock}`);
  return rows.map((row) =>
    Object.assign(COLUMNS.read(row), { id: row.id, version: row.version, uses: row.uses }),
  );
}

const ORDER = sql`lower(discount.name)`;

const SORTS: SortKeys<'discounts'> = {
  name: { column: ORDER, type: 'text' },
};

/** The discounts of the company (docs/fares.md#discounts), by name. */
export const discounts: RecordKind<DiscountValues, WireDiscount> = {
  noun: 'discount',
  missing: 'This discount does not exist or was already deleted.',
  read: ({ input }) => valuesIn(discountWire, discountSchema, input),
  rows: async (db, chosen) => (await discountsWhere(db, chosen)).map(discountCodec.write),
  order: ORDER,
  list: {
    names: [],
    sorts: SORTS,
    sheet: sheetOf<'discounts', WireDiscount>('discounts', {
      off: ({ percent, amount_off: amount }) => (percent === '' ? `₦${amount}` : `${percent}%`),
      most: ({ most_uses: most }) => (most === '' ? undefined : count(Number(most))),
    }),
  },
  columns: COLUMNS,
  rules: {
    discount_taken: { name: 'There is a discount of this name already.' },
    discount_uses: { most_uses: 'It was given for more seats already.' },
  },
  nameOf: ({ name }) => name,
  uses: [],
  inUseMessage: ({ name }) => name,
};

/**
 * Counts a discount as given for some more seats, and returns it; undefined if the sale has none. Throws a 422 if it cannot be given. Nobody else can give the
 * last one meanwhile, nor change it.
 */
export async function spendDiscount(
  tx: Transaction,
  { discount: name = '', discountReason = '' }: TicketValues,
  { seats, originId }: { seats: number; originId: string },
  { person, today }: PersonContext,
): Promise<Discount | undefined> {
  if (name === '') return undefined;
  const [discount] = await discountsWhere(tx, sql`lower(name) = lower(${name})`, sql`for update`);
  if (!discount)
    throw invalid({ discount: `There is no discount ${name} any more. Sell the ticket without it.` });
  const why = whyNoDiscount(discount, { role: person.role, isOwn: worksAt(person, originId) }, today, seats);
  if (why !== undefined) throw invalid({ discount: `${why} Sell the ticket without it.` });
  if (discount.reasonRule === 'asked' && discountReason === '')
    throw invalid({ discount_reason: `Please say why ${discount.name} is given.` });
  await tx.query(sql`update discount set uses = uses + ${seats} where id = ${discount.id}`);
  return discount;
}
