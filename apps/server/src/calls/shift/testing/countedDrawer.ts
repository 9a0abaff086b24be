import { openSession } from '../../../store/access/session';
import { aPerson } from '../../../testing/calls';
import { PASSCODE, emailOf } from '../../../testing/company';
import { NOW, type Office, textAt } from '../../../testing/office';

export const PIN = '402918';
/** The PIN of Ada, who counts. */
export const OWN_PIN = '835026';
/** A reason for a count without the owner. */
export const WHY = { reason: 'He went home' };

interface Wish {
  /** The owner's PIN; with one, the owner is logged in at the counter of the person who counts. */
  pin?: string;
  /** Number of notes of ₦1,000 that are counted. */
  notes?: number;
}

let place = 800;

/** Returns functions that let Ada count the drawer of a colleague, Uche, with a float of ₦5,000. */
export function countsOf(office: () => Office) {
  const at = (seconds: number) => (office().clock.now = new Date(Date.parse(NOW) + seconds * 1000));
  const call = (verb: 'POST' | 'PUT', path: string, token: string, body: object = {}) =>
    office().call(verb, `/api/${path}`, { token, body });
  const logIn = async (email: string, key?: string) => {
    const body = { login_email: email, passcode: PASSCODE, counter_key: key };
    return textAt((await office().call('POST', '/api/login', { body })).body, 'token');
  };
  const seen = async (id: string) =>
    (await office().call('GET', `/api/get_shift/${id}`, { by: 'ngozi' })).body;
  const anybody = () => aPerson(office(), (place += 1));
  const sessionOf = (id: string) => openSession(office().db, id, office().clock.now);

  /** Both log in at one counter and have a PIN; Ada last. */
  async function atOneCounter(email: string, pin: string) {
    const counter = { terminal_id: 'Awka', name: `Desk ${place}`, paper: '80mm' };
    const named = await call('POST', 'name_counter', await office().tokenOf('ada'), counter);
    const key = textAt(named.body, 'data', 'key');
    const his = await logIn(email, key);
    await call('PUT', 'set_pin', his, { passcode: PASSCODE, pin });
    const ada = await logIn(emailOf('ada'), key);
    await call('PUT', 'set_pin', ada, { passcode: PASSCODE, pin: OWN_PIN });
    return { his, ada };
  }

  async function aCount({ pin = '', notes = 5 }: Wish = {}) {
    const { id: uche, email } = await anybody();
    const own = await sessionOf(uche);
    const { his, ada } = pin
      ? await atOneCounter(email, pin)
      : { his: own, ada: await office().tokenOf('ada') };
    const counter = `Till ${place}`;
    const opening = { terminal_id: 'Awka', counter, opening_float: 5_000 };
    const id = textAt((await call('POST', 'open_shift', own, opening)).body, 'data', 'id');
    await call('PUT', `count_drawer/${id}`, ada, { note_1000: notes });
    const witness = (secret: string, token = ada) => call('PUT', `witness_count/${id}`, token, { secret });
    const takeOver = (body: object = {}) => call('POST', `take_over_drawer/${id}`, ada, body);
    return { id, counter, uche, email, ada, his, own, witness, takeOver };
  }

  return { at, call, logIn, seen, anybody, sessionOf, aCount };
}
