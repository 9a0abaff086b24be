import type { Action } from '@motorpark/domain';
import { answering, data, found } from './answer';
import { del, get, post, put } from './call';
import type { Codec } from './codec';
import { type PrintPayload, type ReasonPayload, type StatusPayload, printCodec } from './history';
import type { QueryOf } from './search';
import type { Nothing } from './wire';

interface Names<One extends 'ticket' | 'waybill'> {
  one: One;
  /** The paths by which the core contract lists and creates records. */
  list: string;
  create: string;
  creates: 'ticket.sell' | 'waybill.takeIn';
}

/**
 * The query of the list, also by a terminal that they leave or reach. Of waybills also those that can be loaded onto a trip, by its id, and those that are missing
 *: their bus has arrived, and they were not received.
 */
type ListQueryOf<One extends 'ticket' | 'waybill'> = QueryOf<`${One}s`> & {
  terminal_id?: string;
} & (One extends 'waybill' ? { waits_for?: string; arrival?: 'missing' } : unknown);

/**
 * Defines the calls for what is sold at the counter: its form, a row of its list, and its overview. Listing, creating and deleting are core calls; the others
 * belong to our own server.
 */
export const recordCalls = <Payload, Row, RowWire, Overview, OverviewWire, One extends 'ticket' | 'waybill'>(
  { one, list, create, creates }: Names<One>,
  _form: { payload: (entity: never) => Payload },
  row: Codec<Row, RowWire, never>,
  overview: Codec<Overview, OverviewWire, never>,
) => ({
  list: answering(found(row), get<Nothing | ListQueryOf<One>>(list, { does: `${one}.see` satisfies Action })),
  create: answering(data(overview), post<Payload>(create, { does: creates, repeatable: true })),
  /** Voids a record. Our client sends the reason to our own server. */
  remove: answering(
    data(row),
    del<Nothing | ReasonPayload>(`/api/delete_${one}/{id}`, { does: `${one}.void` satisfies Action }),
  ),
  edit: answering(
    data(overview),
    put<Payload & Partial<ReasonPayload>>(`/api/edit_${one}/{id}`, { does: `${one}.edit` satisfies Action }),
  ),
  status: answering(
    data(row),
    put<StatusPayload>(`/api/${one}_status/{id}`, { does: `${one}.setStatus` satisfies Action }),
  ),
  /** Assigns the number of a print, before it is printed. */
  print: answering(
    data(printCodec),
    post<PrintPayload>(`/api/print_${one}/{id}`, {
      does: `${one}.print` satisfies Action,
      repeatable: true,
    }),
  ),
  /** Returns a record with its history, by its id or by its printed number. */
  get: answering(
    data(overview),
    get<Nothing>(`/api/get_${one}/{id}`, { does: `${one}.see` satisfies Action }),
  ),
});
