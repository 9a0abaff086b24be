import { type Data, type WireExpense, expenseWire } from '@motorpark/contract';
import {
  EXPENSE_FIELDS,
  type ExpenseFields,
  type ExpenseValues,
  isEditable,
  expenseSchema,
  koboTyped,
} from '@motorpark/domain';
import { type Transaction, sql, columns, computed, type RowOf } from '../../db';
import { changesBetween } from '../../store/field';
import { recordEdit } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { refused, invalid } from '../../request/failure';
import { once } from '../../request/once';
import { takingCash } from '../../store/shift/takingCash';
import { claimToPay } from '../../store/claim/payClaim';
import { expenseColumns } from '../../store/expense/expenseColumns';
import { expenseWithHistory, tripNameOf } from '../../store/expense/expenseRows';
import { adjustDrawerAfterEdit } from '../../store/expense/adjustDrawer';
import { insertExpense } from '../../store/expense/insertExpense';
import { lockExpense } from '../../store/expense/lockExpense';
import type { Person } from '../../request/person';
import { mayDo } from '../../store/access/rights';
import { noTerminal } from '../../store/terminal/lockTerminal';
import { valuesIn } from '../../request/form';
import type { Payload } from '../../request/payload';
import { instants, isId } from '../../db/rows';
import { routeNamed } from '../../store/route/routeNamed';

/** Enters an expense, once per retry key. It is recorded in the ledger only when a super admin approves it. */
export async function createExpense(context: PersonContext): Promise<Data<WireExpense>> {
  const { input, person, now } = context;
  const form = expenseIn(input);
  return once(context, async (tx) => {
    const terminal = await spenderOf(tx, form, person);
    const { vehicleId } = await spentOn(tx, form, person);
    const claim = await claimToPay(tx, { ...form, enteredBy: person.id, person });
    const paid = { terminalId: terminal.id, vehicleId, claimId: claim?.id };
    const id = await insertExpense(tx, { form, ...paid, person, now });
    return { data: await expenseWithHistory(tx, id, person) };
  });
}

/** Edits an undecided expense and stores what was changed. */
export async function editExpense(context: PersonContext): Promise<Data<WireExpense>> {
  const { db, id, input, person, now } = context;
  const form = expenseIn(input);
  const edit = async (tx: Transaction) => {
    const before = await lockExpense(tx, context);
    if (!isEditable(before)) {
      throw refused(`This expense is ${before.status}. Only a pending expense can be edited.`);
    }
    const terminal = await spenderOf(tx, form, person, before.terminalId);
    const isMoved = terminal.id !== before.terminalId;
    await adjustDrawerAfterEdit(tx, {
      id,
      expenseType: form.expenseType,
      amount: form.amount,
      isMoved,
      person,
      now,
    });
    const { vehicleId, vehicle, trip } = await spentOn(tx, form, person);
    const claim = await claimToPay(tx, { ...form, expenseId: id, enteredBy: before.enteredBy, person });
    const { trip_name: formerTrip } = await expenseWithHistory(tx, id, person);
    await tx.query(sql`
      update expense set ${expenseColumns.assigned(form)}, terminal_id = ${terminal.id}, vehicle_id = ${vehicleId ?? null},
        claim_id = ${claim?.id ?? null}
      where id = ${id}`);
    const fields = changesBetween<ExpenseFields, ExpenseValues>(
      EXPENSE_FIELDS,
      { ...before, trip: formerTrip },
      { ...form, terminal: terminal.name, vehicle, trip, claim: claim?.number },
    );
    await recordEdit(tx, { noun: 'expense', id, fields, person, now });
    return { data: await expenseWithHistory(tx, id, person) };
  };
  return takingCash(context, () => db.transaction(edit));
}

/** Parses and validates the expense of a call. Throws a 422 with each error at its field. */
function expenseIn(input: Payload): ExpenseValues {
  const payload = { ...input, [expenseWire.names.amount]: koboTyped(input['amount']) };
  return valuesIn(expenseWire, expenseSchema, payload);
}

const SPENDER = columns('terminal.id', 'terminal.name', 'terminal.out_of_service_at');

/** A terminal locked until the transaction ends. */
type Spender = RowOf<typeof SPENDER>;

/** Returns the spending terminal by its id or name; an expense may keep its own, `keptId`, out of service. Staff may spend only at their own. */
async function spenderOf(
  tx: Transaction,
  { terminal: named }: ExpenseValues,
  person: Person,
  keptId?: string,
): Promise<Spender> {
  const [terminal] = await tx.query(sql`
    select ${SPENDER} from terminal
    where ${isId(named) ? sql`id = ${named}` : sql`lower(name) = lower(${named})`} for key share`);
  if (!terminal || (terminal.out_of_service_at && terminal.id !== keptId)) {
    throw invalid({ terminal_id: noTerminal(terminal?.name ?? named) });
  }
  if (!mayDo(person, 'expense.enter', { own: terminal.id })) {
    throw invalid({ terminal_id: 'Staff enter the expenses of their own terminal only.' });
  }
  return terminal;
}

interface SpentOn {
  vehicleId?: string;
  /** The vehicle's number, and (`trip`) the trip's name. */
  vehicle: string | undefined;
  trip: string | undefined;
}

const NO_TRIP = 'There is no such trip. Choose one from the list.';

/** Returns the vehicle and the trip that an expense was for. Throws a 422 if one does not exist; staff name trips of their own terminal. */
async function spentOn(tx: Transaction, { vehicle, trip: tripId }: ExpenseValues, person: Person) {
  const spent: SpentOn = { vehicle: undefined, trip: undefined };
  if (vehicle !== undefined) {
    const [found] = await tx.query(sql`
      select ${columns('vehicle.id', 'vehicle.vehicle_number')} from vehicle
      where upper(vehicle_number) = upper(${vehicle}) for key share`);
    if (!found)
      throw invalid({ vehicle_number: `There is no vehicle ${vehicle}. Choose one from the list.` });
    Object.assign(spent, { vehicleId: found.id, vehicle: found.vehicle_number });
  }
  if (tripId !== undefined) {
    const [found] = await tx.query(sql`
      select ${columns(instants('trip.departs_at'), 'route.origin_terminal_id', 'route.destination_terminal_id')},
        ${computed<{ route: string }>({ route: routeNamed(sql`trip.route_id`) })}
      from trip join route on route.id = trip.route_id
      where trip.id = ${isId(tripId) ? tripId : null}::uuid and trip.deleted_at is null for key share of trip`);
    const ends = found && { own: found.origin_terminal_id, other: found.destination_terminal_id };
    if (!ends || !mayDo(person, 'trip.see', ends)) throw invalid({ trip_id: NO_TRIP });
    spent.trip = tripNameOf(found);
  }
  return spent;
}
