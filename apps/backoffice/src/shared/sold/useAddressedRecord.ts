import type { SoldRecord } from '@motorpark/domain';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { handedOver } from '../record/handedOver';
import type { SoldKind } from './soldKind';

/**
 * Returns the id or number of the ticket or waybill in the address (`?id=`), else the id of the one handed over by the previous screen, and that one if it
 * matches, and whether that one is old, because the user came back to it.
 */
export function useAddressedRecord<Row extends SoldRecord>({ one, find }: SoldKind<Row>) {
  const [query] = useSearchParams();
  const idOrNumber = query.get('id') ?? '';
  const given = handedOver(useLocation().state, one, idOrNumber, find);
  return [
    idOrNumber === '' ? given?.id : idOrNumber,
    given,
    useNavigationType() === NavigationType.Pop,
  ] as const;
}
