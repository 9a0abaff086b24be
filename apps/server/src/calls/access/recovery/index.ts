import type { PublicHandlers } from '../../../request/call';
import type { PostOffice } from '../../../mail';
import { createPassword } from './createPassword';
import { forgotPassword } from './forgotPassword';
import { verifyCode } from './verifyCode';

/** Handlers of the three recovery calls. After setting a new password, a person may log in immediately, whatever failures were counted before. */
export const recoveryHandlers = (post: PostOffice | undefined) =>
  ({
    forgotPassword: forgotPassword(post),
    verifyCode,
    createPassword: createPassword(post),
  }) satisfies PublicHandlers;
