import { GIVEN_BACK_LIST, WIRE_GIVE_BACK_FACTS, giveBackExtensions } from '@motorpark/contract';
import { GIVE_BACK_WAYS, type GiveBackFact, type GiveBackWay, type GivenBack } from '@motorpark/domain';
import type { ListQuery } from '../port/found';
import { rowsOfRawCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import { flag, instant, koboOf, oneOf, required, rowId, sentAs, shape, text, textOf } from '../reading';

/** Filters the acts, besides the filters of any list. */
interface GivenBackListQuery extends ListQuery {
  way?: GiveBackWay | undefined;
  fact?: GiveBackFact | undefined;
  /** A person's id, or `BY_RULE`. */
  personId?: string | undefined;
  terminalId?: string | undefined;
}

/** Parses an act; undefined if its kind, record or amount cannot be read: money is never guessed. */
const readGivenBack = shape<GivenBack>({
  id: rowId,
  at: instant,
  way: required(oneOf(GIVE_BACK_WAYS)),
  noun: required(oneOf(['ticket', 'waybill', 'trip'])),
  number: text,
  tripId: textOf,
  operationId: textOf,
  amount: required(koboOf),
  kept: required(koboOf),
  method: sentAs('payment_method', text),
  formerMethod: sentAs('former_method', text),
  reason: text,
  person: text,
  witness: text,
  terminal: text,
  afterPrinting: flag,
  afterBoarding: flag,
  afterDeparture: flag,
  alone: flag,
});

const ROWS = rowsOfRawCall({
  list: 'givenBack',
  call: giveBackExtensions.getGivenBack,
  read: readGivenBack,
  narrowing: ({ way, fact, personId, terminalId }: GivenBackListQuery) => ({
    ...(way !== undefined && { way }),
    ...(fact !== undefined && { fact: WIRE_GIVE_BACK_FACTS[fact] }),
    ...(personId !== undefined && { person_id: personId }),
    ...(terminalId !== undefined && { terminal_id: terminalId }),
  }),
});

/** Returns what was given back, newest first; nothing on a server that does not record it. */
export const useFoundGivenBack = (query: GivenBackListQuery) =>
  useFoundRows({ ...ROWS, columns: GIVEN_BACK_LIST }, query);
