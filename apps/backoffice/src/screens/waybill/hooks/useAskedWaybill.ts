import { useMay, useWaybill } from '@motorpark/api';
import { findWaybill } from '@motorpark/domain';
import { useLocation, useSearchParams } from 'react-router-dom';
import { handedOver } from '../../../shared/record/handedOver';

/**
 * The waybill that the address names by its id or number (`?id=`), or that the screen before handed over. A server that keeps a
 * history is asked for it as it is now; a core server knows less of it than was handed over.
 */
export function useAskedWaybill() {
  const [query] = useSearchParams();
  const asked = query.get('id') ?? '';
  const given = handedOver(useLocation().state, 'waybill', asked, findWaybill);
  const knowsBetter = useMay('record.follow');
  const id = asked === '' ? given?.id : asked;
  const mustAsk = given === undefined || knowsBetter === true;
  const { waybill, ...state } = useWaybill(mustAsk ? id : undefined);
  return {
    isNamed: id !== undefined,
    waybill: waybill ?? given,
    isFresh: !mustAsk || waybill !== undefined,
    ...state,
  };
}
