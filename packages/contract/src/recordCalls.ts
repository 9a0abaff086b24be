import type { Action } from '@motorpark/domain';
import { answering, data } from './answer';
import { del, get, post, put } from './call';
import {
  type PrintPayload,
  type ReasonPayload,
  type StatusPayload,
  type WithHistory,
  printCodec,
} from './history';
import type { Found, QueryOf } from './search';
import type { Data, Nothing } from './wire';

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

/** Defines the calls for what is sold at the counter. Listing, creating and deleting are core calls; the others belong to our own server. */
export const recordCalls = <Payload, Row, Overview, One extends 'ticket' | 'waybill'>({
  one,
  list,
  create,
  creates,
}: Names<One>) => ({
  list: get<Nothing | ListQueryOf<One>, Found<Row>>(list, { does: `${one}.see` satisfies Action }),
  create: post<Payload, Data<Overview>>(create, { does: creates, repeatable: true }),
  /** Voids a record. Our client sends the reason to our own server. */
  remove: del<Nothing | ReasonPayload, Data<Row>>(`/api/delete_${one}/{id}`, {
    does: `${one}.void` satisfies Action,
  }),
  edit: put<Payload & Partial<ReasonPayload>, Data<Overview>>(`/api/edit_${one}/{id}`, {
    does: `${one}.edit` satisfies Action,
  }),
  status: put<StatusPayload, Data<Row>>(`/api/${one}_status/{id}`, {
    does: `${one}.setStatus` satisfies Action,
  }),
  /** Assigns the number of a print, before it is printed. */
  print: answering(
    data(printCodec),
    post<PrintPayload>(`/api/print_${one}/{id}`, {
      does: `${one}.print` satisfies Action,
      repeatable: true,
    }),
  ),
  /** Returns a record by its id, or by its printed number. */
  get: get<Nothing, WithHistory<Overview>>(`/api/get_${one}/{id}`, {
    does: `${one}.see` satisfies Action,
  }),
});
