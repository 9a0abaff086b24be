import { describe, expect, it } from 'vitest';
import { type Started, bannerOf } from './banner';

const started: Started = {
  urls: ['http://localhost:8080'],
  data: '/srv/motorpark/data',
  logins: [],
  isEmpty: false,
  isProduction: false,
  canMail: true,
};
const logins = [{ email: 'super@motorpark.example', passcode: 'Motorpark#2026', who: 'Super Admin' }];

describe('What a start prints', () => {
  it('says where the server is and where its data lies', () => {
    const banner = bannerOf(started);
    expect(banner).toContain('http://localhost:8080');
    expect(banner).toContain('/srv/motorpark/data');
    expect(banner).not.toContain('login');
  });

  it('names the demo logins where there are any, and warns of them in production', () => {
    expect(bannerOf({ ...started, logins })).toContain(
      'super@motorpark.example  Motorpark#2026  Super Admin',
    );
    expect(bannerOf({ ...started, logins })).not.toContain('WARNING');
    expect(bannerOf({ ...started, logins, isProduction: true })).toContain('WARNING');
  });

  it('says how to make the first super admin where nobody can log in', () => {
    expect(bannerOf({ ...started, isEmpty: true })).toContain('npm run create-super-admin -- --name');
  });
});

it('says where nobody can recover a password, and what to set', () => {
  expect(bannerOf({ ...started, canMail: false })).toContain('Set SMTP_URL and MAIL_FROM');
  expect(bannerOf(started)).not.toContain('SMTP_URL');
});
