import type { Action } from '@motorpark/domain';
import { del, get, post, put } from './call';
import type { Capability } from './capabilityNames';
import type { Found, QueryOf } from './search';
import type { Data, Nothing } from './wire';

type Kept = 'admin' | 'terminal' | 'driver' | 'vehicle' | 'route';

interface Names<One extends Kept> {
  /** As the paths have them. */
  one: One;
  many: `${One}s`;
  /** Where they are listed. */
  list: string;
  /** The extension that making, changing and deleting belong to; none where the core contract has them. */
  capability?: Capability;
}

/** The calls for what the office keeps records of. */
export const officeCalls = <Payload, Wire, One extends Kept, Listed = Found<Wire>>({
  one,
  many,
  list,
  ...extension
}: Names<One>) => ({
  list: get<Nothing | QueryOf<`${One}s`>, Listed>(list, { does: `${one}.see` satisfies Action }),
  create: post<Payload, Data<Wire>>(`/api/create_${many}`, {
    does: `${one}.keep` satisfies Action,
    repeatable: true,
    ...extension,
  }),
  edit: put<Payload, Data<Wire>>(`/api/edit_${one}/{id}`, {
    does: `${one}.keep` satisfies Action,
    ...extension,
  }),
  remove: del<Nothing, Data<Wire>>(`/api/delete_${one}/{id}`, {
    does: `${one}.keep` satisfies Action,
    ...extension,
  }),
});
