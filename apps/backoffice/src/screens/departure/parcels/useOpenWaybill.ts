import type { LoadedParcel } from '@motorpark/domain';
import { useNavigate } from 'react-router-dom';
import { waybillOverviewPath } from '../../../paths';
import { useArea } from '../../../shared/useArea';

/** Returns a function that opens the waybill of a parcel. */
export function useOpenWaybill(): (parcel: Pick<LoadedParcel, 'id'>) => void {
  const navigate = useNavigate();
  const area = useArea();
  return ({ id }) => void navigate(waybillOverviewPath(id, area));
}
