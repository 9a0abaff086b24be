import type { Mail } from '../../mail';
import { letter, moment } from '../../mail/letter';

interface Changed {
  name: string;
  email: string;
  at: Date;
  /** Whether the person made the change or a super admin did. */
  by: 'you' | 'office';
  /** The company's name. */
  sender: string;
}

const WHO = { you: 'You have', office: 'A super admin has' } as const;
const NOT_YOU =
  'That was not you, and you know nothing of it? Then set a new passcode at once with "Forgot Passcode?" on the login page, and tell a super admin.';

/** Sent after every change of a passcode. Contains no secret and no link. */
export const passcodeChangedMail = ({ name, email, at, by, sender }: Changed): Mail =>
  letter({
    to: email,
    name,
    sender,
    subject: `Your ${sender} passcode was changed`,
    paragraphs: [
      `${WHO[by]} changed the passcode that you log in to ${sender} with, on ${moment(at)}. You were logged out everywhere else.`,
      NOT_YOU,
    ],
  });

/** Sent after a person's second factor was set up, switched off or removed. */
export const secondFactorMail = ({ name, email, at, by, sender, isOn }: Changed & { isOn: boolean }): Mail =>
  letter({
    to: email,
    name,
    sender,
    subject: isOn
      ? `Your ${sender} login has a second factor`
      : `Your ${sender} login has no second factor now`,
    paragraphs: [
      isOn
        ? `${WHO[by]} set up a second factor on ${moment(at)}. From now on logging in to ${sender} takes your passcode and a code of your authenticator app.`
        : `${WHO[by]} switched off your second factor on ${moment(at)}. Logging in to ${sender} takes your passcode alone now.`,
      NOT_YOU,
    ],
  });

/** Sent to both addresses after a login e-mail was changed. The old address is not told the new one. */
export function emailChangedMails({ before, ...changed }: Changed & { before: string }): Mail[] {
  const { name, email, at, by, sender } = changed;
  const subject = `Your ${sender} e-mail was changed`;
  const happened = `${WHO[by]} changed the e-mail that you log in to ${sender} with, on ${moment(at)}.`;
  return [
    letter({
      to: before,
      name,
      sender,
      subject,
      paragraphs: [
        `${happened} This address no longer works for logging in.`,
        'You know nothing of it? Then tell a super admin at once.',
      ],
    }),
    letter({
      to: email,
      name,
      sender,
      subject,
      paragraphs: [
        `${happened} From now on you log in with ${email}; your passcode stays the same unless you are told otherwise.`,
        'You know nothing of it? Then tell a super admin at once.',
      ],
    }),
  ];
}
