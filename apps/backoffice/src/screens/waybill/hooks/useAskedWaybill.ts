import { useServerCan, useWaybill } from '@motorpark/api';
import { type Waybill, findWaybill } from '@motorpark/domain';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The waybill that the address names by its id or number (`?id=`), or that the screen before handed over. A server that keeps a
 * history is asked for it as it is now; a core server knows less of it than was handed over.
 */
export function useAskedWaybill() {
  const [query] = useSearchParams();
  const asked = query.get('id') ?? '';
  const handedOver = handedOverWaybill(useLocation().state, asked);
  const knowsBetter = useServerCan('history');
  const id = asked === '' ? handedOver?.id : asked;
  const mustAsk = handedOver === undefined || knowsBetter === true;
  const { waybill, ...state } = useWaybill(mustAsk ? id : undefined);
  return {
    isNamed: id !== undefined,
    waybill: waybill ?? handedOver,
    isFresh: !mustAsk || waybill !== undefined,
    ...state,
  };
}

/** The navigation state may be anything; a waybill in it is this app's own, and counts if it is the one asked for. */
function handedOverWaybill(state: unknown, idOrNumber: string): Waybill | undefined {
  if (!hasWaybill(state)) return undefined;
  return idOrNumber === '' ? state.waybill : findWaybill([state.waybill], idOrNumber);
}

const hasWaybill = (value: unknown): value is { waybill: Waybill } =>
  typeof value === 'object' &&
  value !== null &&
  'waybill' in value &&
  typeof value.waybill === 'object' &&
  value.waybill !== null &&
  'id' in value.waybill &&
  'number' in value.waybill;
