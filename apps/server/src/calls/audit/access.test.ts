import { expect, it } from 'vitest';
import { PASSCODE, emailOf } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { DONE, NEW, recoveryOf } from '../../testing/recovery';
import { eventsIn } from '../../testing/audit';

inTheOffice('What somebody does with their own access', (office) => {
  const { ask, verify, create, codeOf } = recoveryOf(office);
  /** Returns the events that `work` recorded, and asserts that they contain no secrets. */
  async function eventsOf(work: () => Promise<unknown>) {
    const { db } = office();
    const before = (await eventsIn(db)).length;
    await work();
    const events = (await eventsIn(db)).slice(before);
    expect(JSON.stringify(events)).not.toMatch(/garri|Seats#|argon2/i);
    return events;
  }
  const logIn = async () => {
    const body = { login_email: emailOf('ada'), passcode: PASSCODE };
    return textAt((await office().call('POST', '/api/login', { body })).body, 'token');
  };
  const ada = () => ({ target_kind: 'person', target_id: office().company.people.ada, target_name: 'ada' });

  it('goes into the history: logging in and out, and ending a session elsewhere', async () => {
    const { call, tokenOf } = office();
    const events = await eventsOf(async () => {
      const elsewhere = await tokenOf('ada');
      const token = await logIn();
      const { body } = await call('GET', '/api/get_sessions', { token: elsewhere });
      const id = textAt(body, 'data', '0', 'id');
      await call('DELETE', `/api/end_session/${id}`, { token });
      await call('POST', '/api/logout', { token });
    });
    const by = { person_name: 'ada', ip: '127.0.0.1' };
    expect(events).toMatchObject([
      { kind: 'login', ...by },
      { kind: 'session_ended', ...by, ...ada() },
      { kind: 'logout', ...by },
    ]);
  });

  it('so does recovering it, step by step, and a passcode that they change themselves', async () => {
    const recovered = await eventsOf(async () => {
      expect(await ask(emailOf('ada'))).toMatchObject(DONE);
      const code = await codeOf('ada');
      expect(await verify(emailOf('ada'), code, { code_comes_again: true })).toMatchObject(DONE);
      expect(await create(emailOf('ada'), { code })).toMatchObject(DONE);
    });
    expect(recovered).toMatchObject([
      { kind: 'recovery_asked', person_name: '', ip: '10.0.0.1', ...ada() },
      { kind: 'recovery_verified', person_name: 'ada', ip: '10.0.0.1' },
      { kind: 'passcode_recovered', person_name: 'ada', ip: '10.0.0.1' },
    ]);

    const changed = await eventsOf(async () => {
      const body = {
        current_passcode: NEW,
        passcode: 'Egusi & garri 8',
        confirm_passcode: 'Egusi & garri 8',
      };
      const answer = await office().call('PUT', '/api/change_passcode', { by: 'ada', body });
      expect(answer.status).toBe(200);
    });
    expect(changed).toMatchObject([{ kind: 'passcode_changed', person_name: 'ada', ...ada() }]);
  });
});
