import type { PublicHandlers } from '../../http/call';
import type { PostOffice } from '../../mail';
import { createPassword } from './createPassword';
import { forgotPassword } from './forgotPassword';
import { verifyCode } from './verifyCode';

/** The three calls of recovery. Whoever has a new password may log in at once, however often they failed before. */
export const recoveryHandlers = (post: PostOffice | undefined) =>
  ({
    forgotPassword: forgotPassword(post),
    verifyCode,
    createPassword: createPassword(post),
  }) satisfies PublicHandlers;
