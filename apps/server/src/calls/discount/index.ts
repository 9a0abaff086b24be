import type { Data, WireDiscount } from '@motorpark/contract';
import { whyNoDiscount } from '@motorpark/domain';
import { sql } from '../../db';
import type { PersonContext, PersonHandlers } from '../../request/call';
import { discounts, discountsWhere } from '../../store/discount/discounts';
import { creating, deleting, editing, listing } from '../../store/record';

/** Returns the discounts that the caller may give now. */
async function getOwnDiscounts({ db, person, today }: PersonContext): Promise<Data<WireDiscount[]>> {
  const ahead = sql`coalesce(until_day >= ${today}::date, true) and from_day <= ${today}::date`;
  const found = await discountsWhere(db, ahead);
  const giving = { role: person.role, isOwn: true };
  const own = found.filter((discount) => whyNoDiscount(discount, giving, today) === undefined);
  const ids = own.map(({ id }) => id);
  return { data: await discounts.rows(db, sql`discount.id = any(${ids}::uuid[])`) };
}

export const discountHandlers = {
  getDiscounts: listing(discounts),
  createDiscount: creating(discounts),
  editDiscount: editing(discounts),
  deleteDiscount: deleting(discounts),
  getOwnDiscounts,
} satisfies PersonHandlers;
