import { type Data, type WireReseated, reseatedCodec } from '@motorpark/contract';
import { type Seating, disruptionOrderSchema } from '@motorpark/domain';
import type { Transaction } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, lostRace } from '../../request/failure';
import { formIn } from '../../request/form';
import { once } from '../../request/once';
import { planToken } from '../../request/planToken';
import { consentIn } from '../../store/access/consentIn';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { carryOut } from './carryOut';
import { consentNeededFor } from './consent';
import type { Plan } from './planOf';

/** What is done to a trip, or why nothing can be done to it. */
export type Outcome = { plan: Plan; obstacle?: undefined } | { plan?: undefined; obstacle: string };
export type Planned = { trip: LockedTrip } & Outcome;

interface Wish<Form, Wire> {
  formIn: (context: PersonContext) => Form;
  /** Plans the wish for each of its trips, which it locks, and returns what is shown of that. Throws a 422 if it is not possible. */
  outcomeOf: (
    tx: Transaction,
    form: Form,
    context: PersonContext,
  ) => Promise<{ planned: readonly Planned[]; onWire: () => Wire | Promise<Wire> }>;
  /** Said if the outcome is not the one that was previewed. */
  changed: string;
}

/**
 * The two calls of a wish. `preview` returns its outcome and changes nothing. `carryOut` does just what was previewed, in one transaction: it throws a 409 at `plan` if
 * the outcome has changed since, a 422 at `witness` if a colleague must consent.
 */
export const previewed = <Form, Wire extends object>(wish: Wish<Form, Wire>) => ({
  preview: async (context: PersonContext): Promise<Data<Wire & { plan: string; consent?: string }>> => {
    const form = wish.formIn(context);
    return context.db.transaction(async (tx) => {
      const { planned, onWire } = await wish.outcomeOf(tx, form, context);
      const consent = await whyConsent(tx, planned, context);
      const shown = { ...(await onWire()), plan: tokenOf(planned) };
      return { data: { ...shown, ...(consent !== undefined && { consent }) } };
    });
  },

  carryOut: async (context: PersonContext): Promise<Data<Wire & { plan: string }>> => {
    const form = wish.formIn(context);
    const names = { reason: 'reason', plan: 'plan' } as const;
    const { reason, plan: seen } = formIn(disruptionOrderSchema, names, context.input);
    const consent = await consentIn(context);
    return once(context, async (tx) => {
      const { planned, onWire } = await wish.outcomeOf(tx, form, context);
      const token = tokenOf(planned);
      if (token !== seen) throw lostRace({ plan: wish.changed });
      const witness = consent ? undefined : await whyConsent(tx, planned, context);
      if (witness !== undefined) throw invalid({ witness });
      await consent?.forgive(tx);
      const order = { reason, witnessId: consent?.witnessId };
      for (const { trip, plan } of planned) {
        if (plan) await carryOut(tx, { trip, plan, ...order }, { ...context, id: trip.id, seen: undefined });
      }
      return { data: { ...(await onWire()), plan: token } };
    });
  },
});

async function whyConsent(
  tx: Transaction,
  planned: readonly Planned[],
  context: PersonContext,
): Promise<string | undefined> {
  for (const { trip, plan } of planned) {
    const why = plan && (await consentNeededFor(tx, trip, plan, context));
    if (why !== undefined) return why;
  }
  return undefined;
}

const tokenOf = (planned: readonly Planned[]): string =>
  planToken(
    planned.map(({ trip, plan, obstacle }) => [
      trip.id,
      plan ? [plan.change.kind, plan.change.shown, plan.seating, plan.parcels] : obstacle,
    ]),
  );

/** Returns all passengers of a plan with the seats that they get. */
export const reseatedIn = ({ passengers, seating }: Plan): WireReseated[] =>
  passengers.map((one) =>
    reseatedCodec.write({ ...one, new_seat_number: seatOf(seating, one.ticket, one.seat_number) }),
  );

const seatOf = (seating: readonly Seating[], ticket: string, seat: number): number | null =>
  seating.find(({ id }) => id === ticket)?.moves.find(({ from }) => from === seat)?.to ?? null;
