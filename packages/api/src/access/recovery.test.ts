import { expect, it } from 'vitest';
import { configureApi } from '../backend/connection';
import { formFieldErrors } from '../failure/formFieldErrors';
import { aDeadServer, aServer, anOwnServer } from '../testing/aServer';
import {
  CREATE_PASSWORD_FIELDS,
  createPassword,
  forgotPassword,
  VERIFY_CODE_FIELDS,
  verifyCode,
} from './recovery.endpoints';

const email = 'awka@motorpark.example';
const code = '048151';
const passwords = { password: 'Garri&Egusi7', confirmPassword: 'Garri&Egusi7' };
const OK = { body: { data: null } };
const CALLS = {
  'POST /api/forgotPassword': OK,
  'POST /api/pass-verify-otp': OK,
  'POST /api/create-new-password': OK,
};
async function walkThrough() {
  await forgotPassword({ email });
  await verifyCode({ email, code });
  await createPassword({ email, code, ...passwords });
}

it('on a core server sends exactly the payloads of the core contract, as query parameters', async () => {
  const server = await aServer(CALLS);
  configureApi(server);
  await walkThrough();
  const sent = server.arrived.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual(['', '', '']);
  expect(sent.map(({ query }) => Object.fromEntries(query))).toEqual([
    { email },
    { email, code },
    { login_email: email, password: passwords.password, confirm_password: passwords.password },
  ]);
});

it('on our own server keeps every secret out of the URL and binds the password to the code', async () => {
  const server = await anOwnServer(CALLS);
  configureApi(server);
  await walkThrough();
  const sent = server.arrived.filter(({ method }) => method === 'POST');
  for (const { query } of sent) expect(query.size).toBe(0);
  const bodies = sent.map((call): unknown => JSON.parse(call.body));
  expect(bodies[1]).toEqual({ email, code, code_comes_again: true });
  expect(bodies[2]).toMatchObject({ login_email: email, code });
});

it('tells a wrong code and a weak password at their fields', async () => {
  const server = await aServer({
    'POST /api/pass-verify-otp': { status: 422, body: { message: 'Wrong', errors: { code: ['Wrong'] } } },
    'POST /api/create-new-password': {
      status: 422,
      body: { message: 'Weak', errors: { password: ['Weak'], confirm_password: ['Other'] } },
    },
  });
  configureApi(server);
  const wrong: unknown = await verifyCode({ email, code }).catch((error: unknown) => error);
  expect(formFieldErrors(wrong, VERIFY_CODE_FIELDS)).toEqual({ code: 'Wrong' });
  const weak: unknown = await createPassword({ email, code, ...passwords }).catch((error: unknown) => error);
  expect(formFieldErrors(weak, CREATE_PASSWORD_FIELDS)).toEqual({
    password: 'Weak',
    confirmPassword: 'Other',
  });
});

it('on a dead server is a disconnected internet', async () => {
  configureApi({ baseURL: await aDeadServer() });
  await expect(forgotPassword({ email })).rejects.toMatchObject({ kind: 'disconnected' });
  await expect(verifyCode({ email, code })).rejects.toMatchObject({ kind: 'disconnected' });
});
