import { expect, it } from 'vitest';
import { eventsIn } from '../../testing/audit';
import { PASSCODE, emailOf } from '../../testing/company';
import { anyText } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';

const ENDED = { status: 401, body: { message: 'Your session has ended. Please log in again.' } };
const AWKA_2 = { name: 'Awka 2', paper: '80mm' };
const AT_AWKA = { terminal_id: 'Awka' };

inTheOffice('A counter', (office) => {
  const logIn = async (who: 'ada' | 'tunde' | 'ngozi', key?: string) => {
    const body = { login_email: emailOf(who), passcode: PASSCODE, counter_key: key };
    return textAt((await office().call('POST', '/api/login', { body })).body, 'token');
  };
  const name = (token: string, body: object = AWKA_2) =>
    office().call('POST', '/api/name_counter', { token, body: { ...AT_AWKA, ...body } });
  const here = async (token: string) => (await office().call('GET', '/api/get_counter', { token })).body;
  const all = async (query = 'limit=50') =>
    (await office().call('GET', '/api/get_counters', { by: 'ngozi', query })).body;
  const forget = (id: string) => office().call('DELETE', `/api/forget_counter/${id}`, { by: 'ngozi' });
  const trips = (token: string) => office().call('GET', '/api/get_trips', { token });

  it('is named at the machine, and known to whoever logs in there with its key', async () => {
    const token = await logIn('ada');
    expect(await here(token)).toEqual({ data: null });
    const { body } = await name(token);
    const key = textAt(body, 'data', 'key');
    const known = {
      id: anyText,
      terminal: 'Awka',
      named_by: 'ada',
      named_at: anyText,
      last_used_at: anyText,
      ...AWKA_2,
    };
    expect(body).toEqual({ data: { ...known, key: anyText } });
    expect(await here(token)).toEqual({ data: known });
    expect(await here(await logIn('ada', key))).toEqual({ data: known });
    expect(await here(await logIn('ada'))).toEqual({ data: null });
    expect(await here(await logIn('ada', 'nobody’s key'))).toEqual({ data: null });
    await forget(textAt(body, 'data', 'id'));
  });

  it('has a name that no other of its terminal has, whatever its capitals', async () => {
    const [first, second] = [await logIn('ada'), await logIn('ada')];
    const id = textAt((await name(first)).body, 'data', 'id');
    expect(await name(second, { ...AWKA_2, name: 'AWKA 2' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['Another counter of your terminal is called AWKA 2. Choose another name.'] } },
    });
    expect(await name(first, { name: 'awka 2', paper: 'A4' })).toMatchObject({
      status: 200,
      body: { data: { id, name: 'awka 2', paper: 'A4' } },
    });
    expect(await all('q=AWKA+2&limit=5')).toMatchObject({ data: [{ id, name: 'awka 2' }], total: 1 });
    await forget(id);
  });

  it('that was named anew has another key: the one before is worth nothing', async () => {
    const token = await logIn('ada');
    const before = textAt((await name(token)).body, 'data', 'key');
    const { body } = await name(token);
    expect(await here(await logIn('ada', before))).toEqual({ data: null });
    expect(await here(await logIn('ada', textAt(body, 'data', 'key')))).toMatchObject({ data: AWKA_2 });
    await forget(textAt(body, 'data', 'id'));
  });

  it('that staff of another terminal name becomes another one with everybody there: still one person at a time', async () => {
    const ada = await logIn('ada');
    const { body } = await name(ada);
    const tunde = await logIn('tunde', textAt(body, 'data', 'key'));
    const moved = await name(tunde, { ...AWKA_2, name: 'Lagos 1', terminal_id: 'Lagos' });
    const unlocked = await office().call('POST', '/api/unlock', { token: ada, body: { passcode: PASSCODE } });
    expect(unlocked.status).toBe(200);
    expect(await here(ada)).toMatchObject({ data: { name: 'Lagos 1', terminal: 'Lagos' } });
    expect(await trips(tunde)).toMatchObject({ status: 401, body: { locked: true } });
    for (const one of [body, moved.body]) await forget(textAt(one, 'data', 'id'));
    expect(await trips(ada)).toMatchObject(ENDED);
  });

  it('that is forgotten ends every session there, none elsewhere, and its key is worth nothing', async () => {
    const elsewhere = await logIn('ada');
    const token = await logIn('ada');
    const { body } = await name(token);
    const [id, key] = [textAt(body, 'data', 'id'), textAt(body, 'data', 'key')];
    const later = await logIn('tunde', key);
    expect((await forget(id)).status).toBe(200);
    expect(await trips(token)).toMatchObject(ENDED);
    expect(await trips(later)).toMatchObject(ENDED);
    expect((await trips(elsewhere)).status).toBe(200);
    expect(await here(await logIn('ada', key))).toEqual({ data: null });
    expect((await forget(id)).status).toBe(404);
    expect(
      (await eventsIn(office().db)).filter(({ kind }) => kind.startsWith('counter_')).slice(-2),
    ).toMatchObject([
      { kind: 'counter_named', person_name: 'ada', target_name: 'Awka 2' },
      { kind: 'counter_forgotten', person_name: 'ngozi', target_name: 'Awka 2' },
    ]);
  });

  it('keeps no key, and writes none into its log', async () => {
    const { body } = await name(await logIn('ada'));
    const key = textAt(body, 'data', 'key');
    await logIn('tunde', key);
    expect(office().log.join('')).not.toContain(key);
    expect(JSON.stringify(await eventsIn(office().db))).not.toContain(key);
    expect(JSON.stringify(await all())).not.toContain(key);
    await forget(textAt(body, 'data', 'id'));
  });
});
