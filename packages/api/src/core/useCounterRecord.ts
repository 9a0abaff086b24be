import { useServerCan } from '../access/useCapabilities';
import type { ListName } from '../client/lists';
import { useOne } from '../client/one';

/**
 * A ticket or waybill by its id or number; with `history` where the server keeps one. What another screen handed over stands in while it
 * loads, and a server without histories is then not asked at all: it could only send its whole list. `isFresh`: it is not
 * known any better.
 */
export function useCounterRecord<Row>(
  list: ListName,
  load: (idOrNumber: string) => Promise<Row>,
  idOrNumber: string | undefined,
  handedOver: Row | undefined,
) {
  const isAsked = useServerCan('history') !== false || handedOver === undefined;
  const { data, ...state } = useOne(list, isAsked ? idOrNumber : undefined, load);
  const isNamed = idOrNumber !== undefined;
  return { row: data ?? handedOver, isNamed, isFresh: !isAsked || data !== undefined, ...state };
}
