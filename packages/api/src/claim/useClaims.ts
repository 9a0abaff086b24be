import { CLAIM_LIST, claimAnswerWire, claimExtensions, claimWire } from '@motorpark/contract';
import type { ClaimAnswerValues, ClaimValues } from '@motorpark/domain';
import { request } from '../backend/connection';
import { UPLOAD, blobOf, inBase64 } from '../http/inBase64';
import type { ListName, ListQuery } from '../port/found';
import { useSave } from '../rows/records';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import { useListData } from '../rows/useListData';

const claims = rowsOfCall({ list: 'claims', call: claimExtensions.getClaims });

/** Returns the claims that match a query, within the user's reach, newest first. */
export const useFoundClaims = (query: ListQuery) => useFoundRows({ ...claims, columns: CLAIM_LIST }, query);

/** Returns a claim with its history; undefined until it is loaded. */
export function useClaim(id: string) {
  const { data: claim, ...state } = useListData('claims', () => request(claimExtensions.getClaim, { id }), {
    part: id,
    isOff: id === '',
  });
  return { claim, ...state };
}

/** Returns whether there can be a claim for the ticket or waybill with a number now; undefined until it is loaded. */
export function useClaimable(number: string) {
  const { data: claimable, ...state } = useListData(
    'claims',
    () => request(claimExtensions.getClaimable, { id: number }),
    { part: number },
  );
  return { claimable, ...state };
}

/** Its ticket or waybill names a claim, too. */
const SHOWN = { whenSaved: ['claims', 'ticket', 'waybill'] } satisfies { whenSaved: ListName[] };

/** Returns a function that records a claim, and returns its id. */
export function useRecordClaim() {
  const { save } = useSave(
    'claims',
    ({ form, retryKey }: { form: ClaimValues; retryKey: string }) =>
      request(claimExtensions.createClaim, { payload: claimWire.payload(form), retryKey }),
    SHOWN,
  );
  return save;
}

interface ClaimOrder {
  id: string;
  version: number | undefined;
}

/** Returns a function that stores the head office's answer. */
export function useAnswerClaim() {
  const { save } = useSave(
    'claims',
    ({ form, ...order }: ClaimOrder & { form: ClaimAnswerValues }) =>
      request(claimExtensions.answerClaim, { ...order, payload: claimAnswerWire.payload(form) }),
    SHOWN,
  );
  return save;
}

/** Replaces the photo of a claim; removes it if there is no file. */
export const useSaveClaimFile = () =>
  useSave('claims', async ({ file, ...order }: ClaimOrder & { file: Blob | undefined }) => {
    const payload = { file: file ? await inBase64(file) : '' };
    await request(claimExtensions.saveClaimFile, { ...order, payload, settings: UPLOAD });
  });

/** Fetches the photo of a claim. */
export const getClaimFile = async (id: string): Promise<Blob> =>
  blobOf(await request(claimExtensions.getClaimFile, { id }));
