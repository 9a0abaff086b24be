import { type Kobo, type Region, formatNaira, formatPaymentMethod } from '../format';

/** How a sale is paid: the whole by `paymentMethod`, or only `nonCash` of it, which then is transfer or POS, and the rest in cash. */
export interface Paid<Method extends string = string> {
  paymentMethod: Method;
  amount: Kobo;
  nonCash?: Kobo | undefined;
}

export interface PaymentPart<Method extends string = string> {
  method: Method | 'Cash';
  amount: Kobo;
}

/** Returns the one or two parts of a payment (docs/payment.md#two-parts). The one that is not cash comes first; each has a line of the ledger. */
export const paymentParts = <Method extends string>({
  paymentMethod: method,
  amount,
  nonCash,
}: Paid<Method>): [PaymentPart<Method>, ...PaymentPart<Method>[]] =>
  nonCash === undefined
    ? [{ method, amount }]
    : [
        { method, amount: nonCash },
        { method: 'Cash', amount: amount - nonCash },
      ];

/** Returns by which methods a part of a price goes back, in the order of what was paid: cash, which is last, leaves a drawer last. */
export function partsBack<Method extends string>(
  paid: readonly PaymentPart<Method>[],
  amount: Kobo,
): PaymentPart<Method>[] {
  let left = amount;
  return paid.flatMap(({ method, amount: most }, index, { length }) => {
    const back = index === length - 1 ? left : Math.min(left, most);
    left -= back;
    return back === 0 ? [] : [{ method, amount: back }];
  });
}

/** Divides a payment over the sums that it settles, in their order: what is not cash is collected first, and what goes back goes back in cash. */
export function partsOfSums<Method extends string>(
  { paymentMethod, nonCash }: Omit<Paid<Method>, 'amount'>,
  sums: readonly Kobo[],
): PaymentPart<Method>[][] {
  let left = nonCash ?? 0;
  return sums.map((amount) => {
    const part = nonCash === undefined ? undefined : Math.max(0, Math.min(left, amount));
    left -= part ?? 0;
    return paymentParts({ paymentMethod, amount, nonCash: part }).filter((one) => one.amount !== 0);
  });
}

/** Divides what the company keeps of parts that are given back: as little as possible is handed over in cash, so it is kept of the last one first. */
export function withKept<Method extends string>(parts: readonly PaymentPart<Method>[], kept: Kobo) {
  let left = kept;
  return parts
    .toReversed()
    .map(({ method, amount }) => {
      const stays = Math.min(left, amount);
      left -= stays;
      return { method, amount, kept: stays };
    })
    .toReversed();
}

export interface PaymentChange<Method extends string = string> {
  /** What is paid by another method from now on. */
  moved: { from: Method | 'Cash'; to: Method | 'Cash'; amount: Kobo }[];
  /** What is given back besides, and what is collected. */
  givenBack: PaymentPart<Method>[];
  collected: PaymentPart<Method>[];
}

/** Compares how a sale is paid after an edit with how it was, method by method. */
export function paymentChange<Method extends string>(
  before: Paid<Method>,
  after: Paid<Method>,
): PaymentChange<Method> {
  const byMethod = new Map<Method | 'Cash', Kobo>();
  const add = (method: Method | 'Cash', amount: Kobo) =>
    byMethod.set(method, (byMethod.get(method) ?? 0) + amount);
  for (const { method, amount } of paymentParts(before)) add(method, amount);
  for (const { method, amount } of paymentParts(after)) add(method, -amount);
  const parts = [...byMethod].map(([method, amount]) => ({ method, amount }));
  const givenBack = parts.filter(({ amount }) => amount > 0);
  const collected = parts.flatMap(({ method, amount }) => (amount < 0 ? [{ method, amount: -amount }] : []));
  const moved = collected.flatMap((to) =>
    givenBack.flatMap((from) => {
      const amount = Math.min(from.amount, to.amount);
      from.amount -= amount;
      to.amount -= amount;
      return amount === 0 ? [] : [{ from: from.method, to: to.method, amount }];
    }),
  );
  const isSome = ({ amount }: PaymentPart) => amount > 0;
  return { moved, givenBack: givenBack.filter(isSome), collected: collected.filter(isSome) };
}

/** Whether money that was paid one way is paid another way after an edit. */
export const isPaidOtherwise = (before: Paid, after: Paid): boolean =>
  paymentChange(before, after).moved.length > 0;

/** The term under which a sale that is kept, or discarded, says that it was paid in two ways. */
export const IN_TWO_WAYS = 'Paid in two ways';

/** How a sale is paid, as a fact about it while it is not saved. */
export const paidFact = (paid: Paid): { term: string; value: string } => ({
  term: paid.nonCash === undefined ? 'Payment method' : IN_TWO_WAYS,
  value: paymentInWords(paid) ?? '',
});

/** How a record was paid, as far as a server said it. */
type PaidRecord = { readonly [Field in keyof Paid]?: Paid[Field] | undefined };

/** Names how a record was paid; in two parts, with the amount of each. */
export function paymentInWords(
  { paymentMethod, amount, nonCash }: PaidRecord,
  region?: Region,
): string | undefined {
  if (paymentMethod === undefined || amount === undefined || nonCash === undefined)
    return paymentMethod && formatPaymentMethod(paymentMethod);
  return partsInWords(paymentParts({ paymentMethod, amount, nonCash }), region);
}

/** Names the parts of a payment: `Bank transfer / USSD ₦5,000.00, Cash ₦13,500.00`. A line never ends between a method and its amount. */
export const partsInWords = (parts: readonly PaymentPart[], region?: Region): string =>
  parts
    .map(({ method, amount }) => `${formatPaymentMethod(method)}\u00A0${formatNaira(amount, region)}`)
    .join(', ');
