import type { Kobo } from '../format';
import { SAY_WHY } from '../history';
import { type FieldErrors, fieldErrors } from '../validation';
import { luggageSchema } from './change.schema';
import type { GiveBackTerms } from './changeTerms';
import { type Luggage, luggageCost } from './luggage';
import type { LuggageRule } from './luggageRule';

/** What is typed of a ticket's luggage. */
export interface LuggageDraft {
  pieces: string;
  kg: string;
  paymentMethod: string;
  reason: string;
}

export interface LuggageForm {
  draft: LuggageDraft;
  ticket: { luggage?: Luggage | undefined; paymentMethod?: string | undefined };
  /** On which terms a part is given back. */
  terms: GiveBackTerms;
  /** Undefined while it loads. */
  rule: LuggageRule | undefined;
  /** Whether an additional payment must be in cash, because nobody would confirm another one. */
  mustPayInCash: boolean;
}

/** What the typed luggage costs in all, and what of that is to be collected, negative if it is given back; undefined if it cannot be calculated yet. */
export function luggageOutcome({ draft, ticket, rule }: LuggageForm): { fee: Kobo; due: Kobo } | undefined {
  const { pieces, kg } = draft;
  if (!rule || ![pieces, kg].every((typed) => /^\d{1,3}$/.test(typed))) return undefined;
  const fee = luggageCost({ pieces: Number(pieces), kg: Number(kg) }, rule, ticket.luggage);
  return { fee, due: fee - (ticket.luggage?.fee ?? 0) };
}

/** How it is settled: what is collected as it is chosen, anything else as the ticket was paid. */
function methodOf({ draft, ticket, mustPayInCash }: LuggageForm, due: Kobo): string {
  if (mustPayInCash) return 'Cash';
  return due > 0 ? draft.paymentMethod : (ticket.paymentMethod ?? '');
}

/** The values to send. */
export function filledLuggage(form: LuggageForm) {
  const { fee, due = 0 } = luggageOutcome(form) ?? {};
  return { ...form.draft, paymentMethod: methodOf(form, due), fee };
}

export function luggageErrors(form: LuggageForm): FieldErrors {
  const isBack = (luggageOutcome(form)?.due ?? 0) < 0;
  return {
    ...(isBack && form.draft.reason.trim() === '' && { reason: SAY_WHY }),
    ...(isBack && form.terms.refused !== undefined && { pieces: form.terms.refused }),
    ...fieldErrors(luggageSchema, filledLuggage(form)),
  };
}
