import { expect, it } from 'vitest';
import { buildApp } from '../../../app';
import { statusesOf } from '../../../testing/answers';
import { rememberAddress } from '../../../store/limits';
import { emailOf } from '../../../testing/company';
import { inTheOffice } from '../../../testing/office';
import { DONE, GONE, MINUTE, WRONG, another, recoveryOf } from '../../../testing/recovery';

inTheOffice('The code that recovers a password', (office) => {
  const { startAnew, later, ask, verify, create, codeOf, mailsTo } = recoveryOf(office);
  const ada = emailOf('ada');

  it('gives one mail a minute and says when the next one can be had; a new code leaves the old one as it is', async () => {
    startAnew();
    await ask(ada);
    const first = await codeOf('ada');
    const before = await mailsTo(ada);
    later(20_000);
    expect(await ask(ada)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '40' },
      body: {
        message: 'A code was asked for a moment ago. Please wait 40 seconds before you ask for another.',
      },
    });
    expect(await mailsTo(ada)).toBe(before);
    later(40_000);
    expect(await ask(ada)).toMatchObject(DONE);
    const second = await codeOf('ada');
    expect(await mailsTo(ada)).toBe(before + 1);
    later(8 * MINUTE);
    expect(await verify(ada, first)).toMatchObject(DONE);
    later(MINUTE);
    if (first !== second) expect(await verify(ada, first)).toMatchObject(WRONG);
    expect(await verify(ada, second, { code_comes_again: true })).toMatchObject(DONE);
    expect(await create(ada, { code: second })).toMatchObject(DONE);
    expect(await verify(ada, second)).toMatchObject(GONE);
  });

  it('sends one mail where a code is asked for many times at once', async () => {
    startAnew();
    const before = await mailsTo(ada);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(ada)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await mailsTo(ada)).toBe(before + 1);
  });

  it('gives five codes an hour', async () => {
    startAnew();
    for (let codes = 0; codes < 5; codes += 1) {
      expect(await ask(ada)).toMatchObject(DONE);
      later(MINUTE);
    }
    expect(await ask(ada)).toMatchObject({
      status: 429,
      body: { message: 'Too many requests for codes. Please try again in 55 minutes.' },
    });
    later(55 * MINUTE);
    expect(await ask(ada)).toMatchObject(DONE);
  });

  it('takes a code for ten minutes', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    later(10 * MINUTE - 1);
    expect(await verify(ada, code)).toMatchObject(DONE);
    later(1);
    expect(await verify(ada, code)).toMatchObject(GONE);
  });

  it('takes five tries of a code, and no more however many come at once', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    const tries = await Promise.all(Array.from({ length: 9 }, () => verify(ada, another(code))));
    expect(tries.filter(({ body }) => body.message === GONE.body.message)).toHaveLength(4);
    expect(await verify(ada, code)).toMatchObject(GONE);
    expect(await create(ada, { code })).toMatchObject(GONE);
  });

  it('sets no password before the code is verified, nor ten minutes after', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    expect(await create(ada, { code })).toMatchObject(GONE);
    await verify(ada, code, { code_comes_again: true });
    later(10 * MINUTE);
    expect(await create(ada, { code })).toMatchObject(GONE);
  });

  it('sets one password where two come at once', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    await verify(ada, code, { code_comes_again: true });
    const both = await Promise.all([create(ada, { code }), create(ada, { code })]);
    expect(statusesOf(both)).toEqual([200, 422]);
  });

  it('without the code in the last step works only from the address that verified it', async () => {
    startAnew();
    await ask(ada);
    await verify(ada, await codeOf('ada'), {}, '10.0.0.1');
    expect(await create(ada, {}, '10.0.0.66')).toMatchObject(GONE);
    expect(await create(ada, {}, '10.0.0.1')).toMatchObject(DONE);
  });

  it('with the code announced works from anywhere, but for nobody who hasn’t got it', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    await verify(ada, code, { code_comes_again: true }, '10.0.0.1');
    expect(await create(ada, {}, '10.0.0.1')).toMatchObject(GONE);
    expect(await create(ada, { code: another(code) }, '10.0.0.1')).toMatchObject(WRONG);
    expect(await create(ada, { code }, '10.0.0.2')).toMatchObject(DONE);
  });

  it('is the owner’s, however many wrong ones somebody else sends from one address', async () => {
    startAnew();
    await ask(ada);
    const code = await codeOf('ada');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await verify(ada, another(code), {}, '10.0.0.66')).toMatchObject(WRONG);
    }
    for (let tries = 0; tries < 9; tries += 1) {
      expect(await verify(ada, code, {}, '10.0.0.66')).toMatchObject(GONE);
    }
    expect(await verify(ada, code, {}, '10.0.0.1')).toMatchObject(DONE);
  });

  it('has one count of tries, and one wait for the next, whichever process answers', async () => {
    startAnew();
    const { db, clock, app } = office();
    const other = buildApp({
      db,
      clock: () => clock.now,
      deliver: async () => undefined,
      settings: { logLevel: 'silent' },
    });
    expect(await ask(ada, '10.0.0.66', app)).toMatchObject(DONE);
    expect((await ask(ada, '10.0.0.66', other)).status).toBe(429);
    const code = await codeOf('ada');
    for (let tries = 0; tries < 5; tries += 1) {
      const server = tries % 2 === 0 ? other : app;
      expect(await verify(ada, another(code), {}, '10.0.0.66', server)).toMatchObject(WRONG);
    }
    for (const server of [app, other]) {
      expect(await verify(ada, code, {}, '10.0.0.66', server)).toMatchObject(GONE);
    }
    expect(await verify(ada, code, {}, '10.0.0.1', other)).toMatchObject(DONE);
  });

  it('ends after 25 wrong ones from anywhere, but for its owner where they log in', async () => {
    startAnew();
    const home = '41.58.0.10';
    const { db, company, clock } = office();
    await rememberAddress(db, company.people.tunde, home, clock.now);
    const tunde = emailOf('tunde');
    await ask(tunde);
    const code = await codeOf('tunde');
    for (let tries = 0; tries < 25; tries += 1) {
      expect(await verify(tunde, another(code), {}, `10.0.1.${tries}`)).toMatchObject(WRONG);
    }
    expect(await verify(tunde, code, {}, '10.0.2.1')).toMatchObject(GONE);
    expect(await verify(tunde, code, {}, home)).toMatchObject(DONE);
  });

  it('can be had where one logs in, however many others ask for elsewhere', async () => {
    startAnew();
    const home = '41.58.0.10';
    const { db, company, clock } = office();
    await rememberAddress(db, company.people.tunde, home, clock.now);
    const tunde = emailOf('tunde');
    for (let codes = 0; codes < 5; codes += 1) {
      await ask(tunde, `10.0.3.${codes}`);
      later(MINUTE);
    }
    expect((await ask(tunde, '10.0.3.9')).status).toBe(429);
    expect(await ask(tunde, home)).toMatchObject(DONE);
    expect(await verify(tunde, await codeOf('tunde'), {}, home)).toMatchObject(DONE);
  });

  it('is sent twenty times a day at most, where nobody logs in from', async () => {
    startAnew();
    for (let codes = 0; codes < 20; codes += 1) {
      expect(await ask(emailOf('chika'))).toMatchObject(DONE);
      later(13 * MINUTE);
    }
    expect(await ask(emailOf('chika'))).toMatchObject({
      status: 429,
      body: { message: 'Too many requests for codes. Please try again in 1180 minutes.' },
    });
  });
});
