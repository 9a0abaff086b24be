import { useSession } from '@motorpark/api';
import type { LoginForm } from '@motorpark/domain';
import {
  AuthLayout,
  Button,
  Notice,
  PasswordField,
  PlainForm,
  Stack,
  TextField,
  TextLink,
} from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { firstPaths, href } from '../../firstPaths';
import { fetched } from '../../shared/fetched';
import { homeOf } from '../../shared/homeOf';
import { readLoginReason } from '../../shared/loginReason';
import { REDIRECT_DELAY, messages } from './messages';
import { useLogIn } from './useLogIn';
import { useLoginForm } from './useLoginForm';

const CodeScreen = fetched('CodeScreen', () => import('./CodeScreen'));

/** The login page. After a login it returns to the page on which the previous session ended. */
export function LoginScreen() {
  const navigate = useNavigate();
  const session = useSession();
  const reason = readLoginReason(useLocation().state);
  const [stage, setStage] = useState<'asking' | 'checking' | 'leaving'>('asking');
  const { check, logIn, isUnreachable } = useLogIn();
  const [credentials, setCredentials] = useState<LoginForm>();
  const { field, send } = useLoginForm(check, submit);

  useEffect(() => {
    if (stage !== 'leaving' || !session) return;
    const timer = setTimeout(
      () => void navigate(reason?.from ?? homeOf(session.role), { replace: true }),
      REDIRECT_DELAY,
    );
    return () => clearTimeout(timer);
  }, [stage, session, reason?.from, navigate]);

  async function submit(values: LoginForm, code?: string) {
    setStage('checking');
    let isIn = false;
    try {
      const outcome = await logIn(values, code);
      isIn = outcome.isIn;
      if (outcome.errors?.['code'] !== undefined) setCredentials(values);
      return outcome.errors;
    } finally {
      setStage(isIn ? 'leaving' : 'asking');
    }
  }

  // Already logged in, here or in another tab.
  if (session && stage === 'asking') return <Navigate to={reason?.from ?? homeOf(session.role)} replace />;

  if (credentials) {
    return (
      <CodeScreen
        values={credentials}
        logIn={submit}
        isBusy={stage !== 'asking'}
        onBack={() => setCredentials(undefined)}
      />
    );
  }
  return (
    <AuthLayout title={messages.title} lead={messages.lead}>
      {reason && <Notice tone="info">{reason.hasEnded ? messages.ended : messages.needed}</Notice>}
      {isUnreachable && <Notice tone="danger">{messages.unreachable}</Notice>}
      <PlainForm onSubmit={send}>
        <Stack gap={4}>
          <TextField
            label={messages.email}
            type="email"
            autoComplete="username"
            autoFocus
            {...field('email')}
          />
          <PasswordField label={messages.password} autoComplete="current-password" {...field('password')} />
          <Button type="submit" variant="primary" isBusy={stage !== 'asking'} isFullWidth>
            {messages.submit}
          </Button>
          <TextLink href={href(firstPaths.forgotPassword)}>{messages.forgot}</TextLink>
        </Stack>
      </PlainForm>
    </AuthLayout>
  );
}
