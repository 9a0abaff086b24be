import type { Action } from '@motorpark/domain';
import { del, get, post, put } from './call';
import type { Found, QueryOf } from './search';
import type { Data, Nothing } from './wire';

type OfficeNoun = 'admin' | 'terminal' | 'driver' | 'vehicle' | 'route' | 'paper' | 'fare' | 'discount';

interface Names<One extends OfficeNoun> {
  one: One;
  many: `${One}s`;
  /** The path of the list. */
  list: string;
}

export const officeCalls = <Payload, Wire, One extends OfficeNoun, Listed = Found<Wire>>({
  one,
  many,
  list,
}: Names<One>) => ({
  list: get<Nothing | QueryOf<`${One}s`>, Listed>(list, { does: `${one}.see` satisfies Action }),
  create: post<Payload, Data<Wire>>(`/api/create_${many}`, {
    does: `${one}.keep` satisfies Action,
    repeatable: true,
  }),
  edit: put<Payload, Data<Wire>>(`/api/edit_${one}/{id}`, {
    does: `${one}.keep` satisfies Action,
  }),
  remove: del<Nothing, Data<Wire>>(`/api/delete_${one}/{id}`, {
    does: `${one}.keep` satisfies Action,
  }),
});
