import { type PersonName, emailOf } from './company';
import { NOW, type Office } from './office';

export const MINUTE = 60_000;
/** The new password that recovery sets. */
export const NEW = 'Garri&Egusi7';
export const WRONG = {
  status: 422,
  body: { errors: { code: ['This code is wrong. Please check it and try again.'] } },
};
export const GONE = {
  status: 422,
  body: {
    message: 'This code is no longer valid. Please ask for a new one.',
    errors: { code: ['This code is no longer valid. Please ask for a new one.'] },
  },
};
export const DONE = { status: 200, body: { data: null } };

/** Returns a code that differs from the given one. */
export const another = (code: string) => (code === '000000' ? '000001' : '000000');

/** Returns the recovery calls as functions. Each test starts one day after the previous one. */
export function recoveryOf(office: () => Office) {
  let hours = 0;
  const post = (path: string, body: Record<string, unknown>, ip = '10.0.0.1', app = office().app) =>
    app.inject({ method: 'POST', url: path, payload: body, remoteAddress: ip }).then((answer) => ({
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<Record<string, unknown>>(),
    }));
  return {
    startAnew: () => (office().clock.now = new Date(Date.parse(NOW) + (hours += 26) * 60 * MINUTE)),
    later: (ms: number) => (office().clock.now = new Date(office().clock.now.getTime() + ms)),
    ask: (email: string, ip?: string, app?: Office['app']) => post('/api/forgotPassword', { email }, ip, app),
    verify: (email: string, code: string, more: object = {}, ip?: string, app?: Office['app']) =>
      post('/api/pass-verify-otp', { email, code, ...more }, ip, app),
    create: (email: string, more: object = {}, ip?: string) =>
      post(
        '/api/create-new-password',
        { login_email: email, password: NEW, confirm_password: NEW, ...more },
        ip,
      ),
    login: (email: string, passcode: string) => post('/api/login', { login_email: email, passcode }),
    /** Returns the latest code that a person was sent. */
    codeOf: async (name: PersonName) => {
      const mails = (await office().mails()).filter(({ to }) => to === emailOf(name));
      return /^ {4}(\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none';
    },
    mailsTo: async (email: string) => (await office().mails()).filter(({ to }) => to === email).length,
  };
}
