import { type Capability, call } from './call';
import type { ReasonPayload, StatusPayload, WithHistory } from './history';
import type { Found, QueryOf } from './search';
import type { Data, Nothing } from './wire';

interface Names<Many extends 'tickets' | 'waybills'> {
  /** As the paths and capabilities have them. */
  one: Many extends `${infer One}s` ? One : never;
  many: Many;
  /** Where the core contract lists them and makes one. */
  list: string;
  create: string;
}

/** The calls for what is sold at the counter. The core contract lists, makes and deletes it; our own server does the rest. */
export const recordCalls = <Payload, Row, Overview, Many extends 'tickets' | 'waybills'>({
  one,
  many,
  list,
  create,
}: Names<Many>) => ({
  list: call<Nothing | QueryOf<Many>, Found<Row>>({ method: 'GET', path: list, who: 'staff' }),
  create: call<Payload, Data<Overview>>({ method: 'POST', path: create, who: 'staff', repeatable: true }),
  /** Voids it. With `records.void` our client says why. */
  remove: call<Nothing | ReasonPayload, Data<Row>>({
    method: 'DELETE',
    path: `/api/delete_${one}/{id}`,
    who: 'staff',
  }),
  edit: call<Payload & Partial<ReasonPayload>, Data<Overview>>({
    method: 'PUT',
    path: `/api/edit_${one}/{id}`,
    who: 'staff',
    capability: `${many}.write` satisfies Capability,
  }),
  status: call<StatusPayload, Data<Row>>({
    method: 'PUT',
    path: `/api/${one}_status/{id}`,
    who: 'staff',
    capability: `${many}.status` satisfies Capability,
  }),
  /** By its id, or by its number as printed and scanned. */
  get: call<Nothing, WithHistory<Overview>>({
    method: 'GET',
    path: `/api/get_${one}/{id}`,
    who: 'staff',
    capability: 'history',
  }),
});
