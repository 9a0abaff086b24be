import type { Mail } from '../../mail';
import { letter, moment } from '../../mail/letter';

interface TakenOver {
  /** The owner of the drawer, who gets the mail. */
  name: string;
  email: string;
  counter: string;
  /** The person who counted it and took it over. */
  by: string;
  at: Date;
  /** The company's name. */
  sender: string;
}

/** Sent to the owner of a drawer that a colleague took over without the owner's confirmation of the count. */
export const countedWithoutMail = ({ name, email, counter, by, at, sender }: TakenOver): Mail =>
  letter({
    to: email,
    name,
    sender,
    subject: `Your ${sender} drawer was counted without you`,
    paragraphs: [
      `${by} counted your drawer ${counter} and took it over on ${moment(at)}. You did not confirm the count, so its report says that it was counted without you, and a difference is not added to yours.`,
      'You find the report under "My shifts" on the till. The count is wrong, or you know nothing of it? Then tell a super admin at once.',
    ],
  });
