import { useSession } from '@motorpark/api';
import type { LoadedParcel } from '@motorpark/domain';
import { useNavigate } from 'react-router-dom';
import { waybillOverviewPath } from '../../../paths';

/** Returns a function that opens the waybill of a parcel; undefined for super admins, who have no screen for it. */
export function useOpenWaybill(): ((parcel: Pick<LoadedParcel, 'id'>) => void) | undefined {
  const navigate = useNavigate();
  const isStaff = useSession()?.role === 'admin';
  return isStaff ? ({ id }) => void navigate(waybillOverviewPath(id)) : undefined;
}
