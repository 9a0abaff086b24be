import type { PublicHandlers } from '../../http/call';
import type { PostOffice } from '../../mail';
import type { Attempts } from '../attempts';
import { createPassword } from './createPassword';
import { forgotPassword } from './forgotPassword';
import { limitAddresses } from './limits';
import { verifyCode } from './verifyCode';

/** The three calls of recovery. Whoever has a new password may log in at once, however often they failed before. */
export function recoveryHandlers(post: PostOffice | undefined, logins: Attempts) {
  const { asking, trying } = limitAddresses();
  return {
    forgotPassword: forgotPassword(asking, post),
    verifyCode: verifyCode(trying),
    createPassword: createPassword(trying, logins),
  } satisfies PublicHandlers;
}
