import type { Mail } from '../mail';
import { letter } from '../mail/letter';

interface Facts {
  to: string;
  name: string;
  /** What the clock shows. */
  shown: string;
  /** The company's name. */
  sender: string;
}

/** Sent to super admins when the server's clock was found ahead. */
export const clockMail = ({ shown, ...letterOf }: Facts): Mail =>
  letter({
    ...letterOf,
    subject: 'The clock of the Motorpark server may be wrong',
    paragraphs: [
      `The clock of the server shows ${shown}. That is later than it can be, by everything else that the server knows.`,
      'You can go on selling. But until the clock is right, no unpaid sale expires, no kept seat is released, and no passenger data is erased. New sales get the date that the clock shows.',
      'If that date is wrong, ask the person who looks after the server to set its clock right. If it is right, log in with a code of your authenticator app: your phone then confirms the time. Without such an app, ask them to restart the server with CLOCK_IS_RIGHT, as docs/running.md describes.',
    ],
  });
