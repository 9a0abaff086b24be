import type { PersonName } from './company';
import { type CallOptions, type Office, textAt } from './office';
import { parcels } from './waybill';

type Wishes = Readonly<Record<string, unknown>>;

/** Calls on claims, mostly for parcels from Awka to Lagos. */
export function claimsOf(office: () => Office) {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, options: CallOptions) =>
    office().call(method, path, options);
  const { takeIn, setStatus } = parcels(office);
  const send = (record: string, wishes: Wishes = {}, by: PersonName = 'ada') =>
    call('POST', '/api/create_claim', {
      by,
      body: { record_number: record, kind: 'Missing', details: 'Ten books', worth: 20_000, ...wishes },
    });
  /** Takes a parcel in at Awka and sends it off; returns its id and number. */
  const sentOff = async () => {
    const parcel = await takeIn();
    await setStatus(parcel.id, 'On-Transit', 'ada');
    return parcel;
  };
  /** Records a claim for a new parcel; returns its id. */
  const recorded = async (wishes: Wishes = {}, by: PersonName = 'ada') =>
    textAt((await send((await sentOff()).number, wishes, by)).body, 'data', 'id');
  const answer = (id: string, wishes: Wishes = {}, by: PersonName = 'ngozi') =>
    call('PUT', `/api/answer_claim/${id}`, {
      by,
      body: { status: 'Accepted', accepted: 15_000, answer: 'We pay for the books', ...wishes },
    });
  const get = (id: string, by: PersonName = 'ngozi') => call('GET', `/api/get_claim/${id}`, { by });
  return {
    send,
    sentOff,
    recorded,
    answer,
    get,
    /** Records a claim for a new parcel, and accepts it with ₦15,000; returns its id and number. */
    accepted: async (by: PersonName = 'ada') => {
      const id = await recorded({}, by);
      await answer(id);
      return { id, number: textAt((await get(id)).body, 'data', 'claim_number') };
    },
    claimable: (number: string, by: PersonName = 'ada') =>
      call('GET', `/api/get_claimable/${number}`, { by }),
    attach: (id: string, file: string, by: PersonName = 'ada') =>
      call('PUT', `/api/claim_file/${id}`, { by, body: { file } }),
    photo: (id: string, by: PersonName) => call('GET', `/api/get_claim_file/${id}`, { by }),
  };
}

/** A file that is a JPEG by its content. */
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');
