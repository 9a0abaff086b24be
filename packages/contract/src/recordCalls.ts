import type { Action } from '@motorpark/domain';
import { del, get, post, put } from './call';
import type { Capability } from './capabilityNames';
import type { PrintPayload, ReasonPayload, StatusPayload, WirePrint, WithHistory } from './history';
import type { Found, QueryOf } from './search';
import type { Data, Nothing } from './wire';

interface Names<One extends 'ticket' | 'waybill'> {
  /** As the paths and capabilities have them. */
  one: One;
  many: `${One}s`;
  /** Where the core contract lists them and makes one. */
  list: string;
  create: string;
  /** What making one is called. */
  creates: 'ticket.sell' | 'waybill.takeIn';
}

/** Of waybills also those that a trip could take along, by its id (`departures.parcels`). */
type ListQueryOf<One extends 'ticket' | 'waybill'> = QueryOf<`${One}s`> &
  (One extends 'waybill' ? { waits_for?: string } : unknown);

/** The calls for what is sold at the counter. The core contract lists, makes and deletes it; our own server does the rest. */
export const recordCalls = <Payload, Row, Overview, One extends 'ticket' | 'waybill'>({
  one,
  many,
  list,
  create,
  creates,
}: Names<One>) => ({
  list: get<Nothing | ListQueryOf<One>, Found<Row>>(list, { does: `${one}.see` satisfies Action }),
  create: post<Payload, Data<Overview>>(create, { does: creates, repeatable: true }),
  /** Voids it. With `records.void` our client says why. */
  remove: del<Nothing | ReasonPayload, Data<Row>>(`/api/delete_${one}/{id}`, {
    does: `${one}.void` satisfies Action,
  }),
  edit: put<Payload & Partial<ReasonPayload>, Data<Overview>>(`/api/edit_${one}/{id}`, {
    does: `${one}.edit` satisfies Action,
    capability: `${many}.write` satisfies Capability,
  }),
  status: put<StatusPayload, Data<Row>>(`/api/${one}_status/{id}`, {
    does: `${one}.setStatus` satisfies Action,
    capability: `${many}.status` satisfies Capability,
  }),
  /** Numbers a print of a receipt, before it is printed. */
  print: post<PrintPayload, Data<WirePrint>>(`/api/print_${one}/{id}`, {
    does: `${one}.print` satisfies Action,
    capability: 'receipts.copies',
    repeatable: true,
  }),
  /** By its id, or by its number as printed and scanned. */
  get: get<Nothing, WithHistory<Overview>>(`/api/get_${one}/{id}`, {
    does: `${one}.see` satisfies Action,
    capability: 'history',
  }),
});
