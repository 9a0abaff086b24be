import { expect, it } from 'vitest';
import type { CallContext } from '../http/call';
import { PASSCODE, emailOf } from '../testing/company';
import { inTheOffice } from '../testing/office';
import { limitAttempts } from './attempts';
import { login } from './login';

inTheOffice('An address from which many logins fail', (office) => {
  it('is refused whatever e-mail comes next, while right ones are not counted', async () => {
    const { db, clock } = office();
    const enter = login({
      ofPerson: limitAttempts({ most: 10, of: 'failed logins' }),
      ofAddress: limitAttempts({ most: 2, of: 'failed logins' }),
    });
    const tried = (email: string, passcode: string, ip = '10.0.0.7') => {
      const context: CallContext = {
        call: 'login',
        input: { login_email: email, passcode },
        id: '',
        retryKey: undefined,
        ip,
        db,
        now: clock.now,
        today: '2026-11-21',
      };
      return enter(context).then(
        () => 'in',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
    };
    const wrong = 'Invalid email or passcode.';
    for (let time = 0; time < 3; time += 1) expect(await tried(emailOf('ada'), PASSCODE)).toBe('in');
    expect(await tried('one@company.example', 'Wrong#2026')).toBe(wrong);
    expect(await tried('two@company.example', 'Wrong#2026')).toBe(wrong);
    const refused = 'Too many failed logins. Please try again in 15 minutes.';
    expect(await tried('three@company.example', 'Wrong#2026')).toBe(refused);
    expect(await tried(emailOf('ada'), PASSCODE)).toBe(refused);
    expect(await tried(emailOf('ada'), PASSCODE, '10.0.0.8')).toBe('in');
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    expect(await tried(emailOf('ada'), PASSCODE)).toBe('in');
  });
});
