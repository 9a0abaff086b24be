import { CALLS } from '@motorpark/contract';
import { describe, expect, it } from 'vitest';
import { PASSCODE, emailOf } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { RECORD_CASES } from '../../testing/records';
import { eventsIn } from '../../testing/audit';

const NOUNS: Readonly<Record<string, string>> = { admin: 'person' };

inTheOffice('What is done with the office’s records', (office) => {
  describe.each(RECORD_CASES)('A $one', ({ one, calls, filled }) => {
    const noun = NOUNS[one] ?? one;
    const call = (name: keyof typeof calls, id: string, body?: object) => {
      const { method, path } = CALLS[calls[name]];
      return office().call(method, path.replace('{id}', id), { by: 'ngozi', ...(body && { body }) });
    };

    it('goes into the history when it is made, changed and deleted, with what it was and is', async () => {
      const { company, db } = office();
      const made = await call('create', '', filled(company, 7));
      const id = textAt(made.body, 'data', 'id');
      await call('edit', id, filled(company, 8));
      await call('remove', id);
      const events = (await eventsIn(db)).filter(({ target_id: target }) => target === id);
      for (const event of events) {
        expect(event).toMatchObject({ person_name: 'ngozi', ip: '127.0.0.1', target_kind: noun });
        expect(event.request_id).not.toBe('');
        expect(JSON.stringify(event)).not.toMatch(/argon2|Tickets#2026/);
      }
      const kinds = events.map(({ kind }) => kind);
      expect(kinds[0]).toBe('created');
      expect(kinds.at(-1)).toBe('deleted');
      expect(kinds.length).toBeGreaterThan(2);
      expect(events[0]).toMatchObject({ before: null });
      expect(events.at(-1)).toMatchObject({ after: null });
      const [was] = events.slice(1, -1);
      expect(Object.keys(was?.before ?? {})).toEqual(Object.keys(was?.after ?? {}));
    });

    it('leaves nothing there where nothing changed, nor where the change was refused', async () => {
      const { company, db } = office();
      const made = await call('create', '', filled(company, 9));
      const id = textAt(made.body, 'data', 'id');
      const body = { ...filled(company, 9), ...(one === 'admin' && { passcode: '' }) };
      expect((await call('edit', id, body)).status).toBe(200);
      const [field = ''] = Object.keys(body);
      expect((await call('edit', id, { ...body, [field]: '' })).status).toBe(422);
      const events = (await eventsIn(db)).filter(({ target_id: target }) => target === id);
      expect(events.map(({ kind }) => kind)).toEqual(['created']);
    });
  });
});

inTheOffice('What is done with somebody’s access', (office) => {
  const formOf = (wishes: object = {}) => ({
    admin_name: 'ada',
    admin_phone: '08034127781',
    address: '',
    terminal_id: office().company.awka,
    department: 'Manager',
    login_email: emailOf('ada'),
    passcode: '',
    ...wishes,
  });
  const edit = (wishes: object) =>
    office().call('PUT', `/api/edit_admin/${office().company.people.ada}`, {
      by: 'ngozi',
      body: formOf(wishes),
    });
  const newest = async (count: number) => (await eventsIn(office().db)).slice(-count);

  it('says of each change what it was: terminal, e-mail, passcode', async () => {
    const { lagos, people } = office().company;
    const target = { target_kind: 'person', target_id: people.ada, target_name: 'ada' };
    await edit({});
    await edit({ terminal_id: lagos, login_email: 'ada.obi@company.example', passcode: `${PASSCODE}-new` });
    const events = await newest(3);
    expect(events).toHaveLength(3);
    const withKind = (kind: string) => events.find((event) => event.kind === kind);
    expect(withKind('passcode_changed')).toMatchObject({ ...target, before: null, after: null });
    expect(withKind('terminal_changed')).toMatchObject({
      ...target,
      before: { terminal: 'Awka' },
      after: { terminal: 'Lagos' },
    });
    expect(withKind('email_changed')).toMatchObject({
      ...target,
      before: { email: emailOf('ada') },
      after: { email: 'ada.obi@company.example' },
    });
  });

  it('says who was banned and let in again, each once', async () => {
    const { tunde } = office().company.people;
    for (const isBanned of [1, 1, 0, 0]) {
      await office().call('PUT', `/api/admin_status/${tunde}`, {
        by: 'ngozi',
        body: { is_banned: isBanned },
      });
    }
    const events = (await eventsIn(office().db)).filter(({ target_id: target }) => target === tunde);
    expect(events.map(({ kind, person_name: by }) => [kind, by])).toEqual([
      ['banned', 'ngozi'],
      ['unbanned', 'ngozi'],
    ]);
  });
});
