import { useBackend } from '../backend/useBackend';
import type { ListName } from '../port/found';
import { useOne } from './one';

/**
 * Returns a ticket or waybill by its id or number, with `history` if the server records one. The row that another screen handed over is shown while it loads,
 * unless it `isOld`, because it may have changed since; a server without histories is then not called at all, since it could only send its complete list.
 * `isFresh`: no newer data is expected. `isBeingRead`: it is read again, because it has changed.
 */
export function useSoldRecord<Row>(
  list: ListName,
  load: (idOrNumber: string) => Promise<Row>,
  idOrNumber: string | undefined,
  handedOver: Row | undefined,
  isOld = false,
) {
  const isFetched = useBackend()?.complete === undefined || handedOver === undefined;
  const { data, ...state } = useOne(list, isFetched ? idOrNumber : undefined, load);
  const isNamed = idOrNumber !== undefined;
  const isFresh = !isFetched || data !== undefined;
  return {
    row: data ?? (isOld && isFetched && state.isLoading ? undefined : handedOver),
    isNamed,
    isFresh,
    isBeingRead: isFresh && state.isRefreshing,
    ...state,
  };
}
