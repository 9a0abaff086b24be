import { useOpenTill, useSession } from '@motorpark/api';
import { toast } from '@motorpark/ui';

/** The token of the login that was told; undefined until then, and again once a sale went into an open till. */
let told: string | undefined;

/** Returns a function that tells the clerk after a sale, once per login, that its cash belongs to no till. */
export function useNoTillNotice(): (sale: { paymentMethod?: string | undefined }) => void {
  const till = useOpenTill();
  const token = useSession()?.token;
  return ({ paymentMethod }) => {
    if (till) told = undefined;
    if (till !== null || paymentMethod !== 'Cash' || told === token) return;
    told = token;
    toast.warning('This cash belongs to no till. Open your till with Alt+O.');
  };
}
