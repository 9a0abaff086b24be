import type { WireSession } from '@motorpark/api';
import type { Answers } from '../mockServer';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

const session = (
  id: string,
  agent: string,
  ip: string,
  createdAt: string,
  lastSeenAt: string,
): WireSession => ({
  id,
  user_agent: agent,
  ip,
  created_at: createdAt,
  last_seen_at: lastSeenAt,
  is_locked: false,
  is_this: false,
});

const sessions: WireSession[] = [
  {
    ...session(
      's1',
      `${WINDOWS} Chrome/143.0.0.0 Safari/537.36`,
      '10.0.4.12',
      '2025-01-15T06:02:00.000Z',
      '2025-01-15T08:29:00.000Z',
    ),
    is_this: true,
  },
  {
    ...session(
      's2',
      `${WINDOWS} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
      '10.0.4.17',
      '2025-01-14T19:40:00.000Z',
      '2025-01-14T20:05:00.000Z',
    ),
    is_locked: true,
  },
  session(
    's3',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    '197.210.53.8',
    '2025-01-15T07:15:00.000Z',
    '2025-01-15T08:11:00.000Z',
  ),
];

/** The responses about the logged-in user. */
export const ownAnswers: Answers = {
  getSessions: { data: sessions },
  endSession: { data: sessions.slice(0, 2) },
  lock: { data: null },
  unlock: { data: null },
  changePasscode: { data: null },
  getSecondFactor: { data: { is_on: false, recovery_codes_left: 0, is_required: false } },
  startSecondFactor: {
    data: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Motorpark:ada%40motorpark.example?issuer=Motorpark&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
  confirmSecondFactor: {
    data: { recovery_codes: Array.from({ length: 10 }, (_, place) => `7QF3-XMKA-29RT-HH${place}C`) },
  },
  endSecondFactor: { data: { is_on: false, recovery_codes_left: 0, is_required: false } },
};
