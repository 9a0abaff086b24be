import {
  failureMessage,
  formFieldErrors,
  isApiFailure,
  login,
  LOGIN_FIELDS,
  useSession,
} from '@motorpark/api';
import { type LoginForm, fieldErrors, loginSchema } from '@motorpark/domain';
import { AuthLayout, Button, Notice, PasswordField, Stack, TextLink, toast } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { href, paths } from '../../paths';
import { useBoundField } from '../../shell/form/useBoundField';
import { homeOf } from '../../shell/homeOf';
import { readLoginReason } from '../../shell/loginReason';
import { EmailField } from './EmailField';
import { REDIRECT_DELAY, SUCCESS_TOAST, messages } from './messages';

/** Login (specification section 2.4); afterwards back to where an ended session left the person. */
export function LoginScreen() {
  const navigate = useNavigate();
  const session = useSession();
  const reason = readLoginReason(useLocation().state);
  const [stage, setStage] = useState<'asking' | 'checking' | 'leaving'>('asking');

  useEffect(() => {
    if (stage !== 'leaving' || !session) return;
    const timer = setTimeout(
      () => void navigate(reason?.from ?? homeOf(session.role), { replace: true }),
      REDIRECT_DELAY,
    );
    return () => clearTimeout(timer);
  }, [stage, session, reason?.from, navigate]);

  // Logged in already, or just now in another tab.
  if (session && stage === 'asking') return <Navigate to={reason?.from ?? homeOf(session.role)} replace />;

  async function submit(values: LoginForm) {
    setStage('checking');
    try {
      await login(values);
      setStage('leaving');
      toast.success(messages.success, { autoClose: SUCCESS_TOAST });
      return undefined;
    } catch (failure) {
      setStage('asking');
      if (!isApiFailure(failure)) throw failure;
      toast.error(failureMessage(failure));
      return formFieldErrors(failure, LOGIN_FIELDS);
    }
  }

  return (
    <AuthLayout title={messages.title} lead={messages.lead}>
      {reason && <Notice tone="info">{reason.hasEnded ? messages.ended : messages.needed}</Notice>}
      <Form<LoginForm>
        validate={(values) => fieldErrors(loginSchema, values)}
        onSubmit={submit}
        render={({ handleSubmit, submitting }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)}>
            <LoginFields isBusy={submitting || stage === 'leaving'} />
          </form>
        )}
      />
    </AuthLayout>
  );
}

function LoginFields({ isBusy }: { isBusy: boolean }) {
  return (
    <Stack gap={4}>
      <EmailField label={messages.email} />
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        {...useBoundField('password')}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} isFullWidth>
        {messages.submit}
      </Button>
      <TextLink href={href(paths.forgotPassword)}>{messages.forgot}</TextLink>
    </Stack>
  );
}
