import { AuthLayout, Notice, TextLink } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';

/** Where 'Forgot Passcode?' leads: this version has no recovery by e-mail, and says whom to ask. */
export function ForgotPasswordScreen() {
  return (
    <AuthLayout
      title={messages.recovery}
      footer={<TextLink href={href(paths.login)}>{messages.backToLogin}</TextLink>}
    >
      <Notice tone="info">{messages.noRecovery}</Notice>
    </AuthLayout>
  );
}
