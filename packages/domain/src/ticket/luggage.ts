import { type Kobo, type Region, counted, formatNaira } from '../format';
import type { LuggageRule } from './luggageRule';

/** What travels in the hold with a ticket. */
export interface Luggage {
  pieces: number;
  kg: number;
  /** What was paid for it, not included in the ticket's amount. */
  fee: Kobo;
}

type Weighed = Pick<Luggage, 'pieces' | 'kg'>;

const NONE: Luggage = { pieces: 0, kg: 0, fee: 0 };

function feeBy({ luggageCharge, luggageFree, luggageFee }: LuggageRule, { pieces, kg }: Weighed): Kobo {
  return Math.max(0, (luggageCharge === 'piece' ? pieces : kg) - luggageFree) * luggageFee;
}

/** Returns what a ticket's luggage costs: what is paid already, and what more or less luggage costs by the company's rule of now. */
export function luggageCost(after: Weighed, rule: LuggageRule, before: Luggage = NONE): Kobo {
  return Math.max(0, before.fee + feeBy(rule, after) - feeBy(rule, before));
}

/** Names luggage as in `2 pieces, 35 kg`; empty if there is none. */
export const luggageText = ({ pieces, kg }: Weighed = NONE): string =>
  pieces === 0 ? '' : [counted(pieces, 'piece'), kg > 0 && `${kg} kg`].filter(Boolean).join(', ');

/** The same with what was paid for it. */
export const luggageInWords = (luggage: Luggage, region?: Region): string =>
  `${luggageText(luggage)}, ${luggage.fee === 0 ? 'free' : formatNaira(luggage.fee, region)}`;

/** Returns why nothing can change in the luggage of a ticket any more; undefined if it can. */
export function whyNoLuggage({ status, hasLeft }: { status: string; hasLeft: boolean }): string | undefined {
  return hasLeft || !['Scheduled', 'Boarded'].includes(status)
    ? 'The bus of this ticket has left: its luggage stays as it is.'
    : undefined;
}

/** What was paid for a ticket and its luggage. */
export const paidInAll = ({
  amount,
  luggage = NONE,
}: {
  amount: Kobo;
  luggage?: Luggage | undefined;
}): Kobo => amount + luggage.fee;

/** Returns which part of what is handed back for a ticket goes back for its luggage: the same share of both. */
export function luggageShare(
  ticket: { amount: Kobo; luggage?: Luggage | undefined },
  handedBack: Kobo,
): Kobo {
  const paid = paidInAll(ticket);
  return paid === 0 ? 0 : Math.round((handedBack * (paid - ticket.amount)) / paid);
}
