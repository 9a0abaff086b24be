import { type Audience, type Capability, call } from './call';
import type { Found, LIST_SORTS, QueryOf } from './search';
import type { Data, Nothing } from './wire';

interface Names<Many extends string> {
  /** As the paths have them. */
  one: Many extends `${infer One}s` ? One : never;
  many: Many;
  /** Where they are listed, and to whom. */
  list: string;
  who: Audience;
  /** The extension that making, changing and deleting belong to; none where the core contract has them. */
  capability?: Capability;
}

/** The calls for what the office keeps records of. */
export const officeCalls = <Payload, Wire, Many extends keyof typeof LIST_SORTS, Listed = Found<Wire>>({
  one,
  many,
  list,
  who,
  ...extension
}: Names<Many>) => ({
  list: call<Nothing | QueryOf<Many>, Listed>({ method: 'GET', path: list, who }),
  create: call<Payload, Data<Wire>>({
    method: 'POST',
    path: `/api/create_${many}`,
    who: 'super_admin',
    repeatable: true,
    ...extension,
  }),
  edit: call<Payload, Data<Wire>>({
    method: 'PUT',
    path: `/api/edit_${one}/{id}`,
    who: 'super_admin',
    ...extension,
  }),
  remove: call<Nothing, Data<Wire>>({
    method: 'DELETE',
    path: `/api/delete_${one}/{id}`,
    who: 'super_admin',
    ...extension,
  }),
});
