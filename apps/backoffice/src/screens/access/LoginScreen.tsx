import { useSession } from '@motorpark/api';
import type { LoginForm } from '@motorpark/domain';
import { AuthLayout, Button, Notice, PlainForm, Stack, TextField, TextLink } from '@motorpark/ui';
import { SecretInput, useBoundField } from '@motorpark/ui/form';
import { useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { firstPaths, href } from '../../firstPaths';
import { lazyScreen } from '../../shared/lazyScreen';
import { homeOf } from '../../shared/homeOf';
import { readLoginReason } from '../../shared/loginReason';
import { fetchToasts } from '../../shared/LazyToasts';
import { REDIRECT_DELAY, messages } from './messages';

const CodeScreen = lazyScreen('CodeScreen', () => import('./CodeScreen'));

const START: LoginForm = { email: '', password: '' };

/** The login page. After a login it returns to the page on which the previous session ended. */
export function LoginScreen() {
  const navigate = useNavigate();
  const session = useSession();
  const reason = readLoginReason(useLocation().state);
  const [stage, setStage] = useState<'asking' | 'checking' | 'leaving'>('asking');
  const { check, logIn, isUnreachable } = useLogIn();
  const [credentials, setCredentials] = useState(START);
  const [asksCode, setAsksCode] = useState(false);

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
      if (outcome.errors?.['code'] !== undefined) {
        setCredentials(values);
        setAsksCode(true);
      }
      return outcome.errors;
    } finally {
      setStage(isIn ? 'leaving' : 'asking');
    }
  }

  // Already logged in, here or in another tab.
  if (session && stage === 'asking') return <Navigate to={reason?.from ?? homeOf(session.role)} replace />;

  if (asksCode) {
    return (
      <CodeScreen
        values={credentials}
        logIn={submit}
        isBusy={stage !== 'asking'}
        onBack={() => setAsksCode(false)}
      />
    );
  }
  return (
    <AuthLayout title={messages.title} lead={messages.lead}>
      {reason && <Notice tone="info">{reason.hasEnded ? messages.ended : messages.needed}</Notice>}
      {isUnreachable && <Notice tone="danger">{messages.unreachable}</Notice>}
      <Form<LoginForm>
        initialValues={credentials}
        validate={check}
        onSubmit={(values) => submit(values)}
        render={({ handleSubmit }) => (
          <PlainForm onSubmit={() => handleSubmit()}>
            <Stack gap={4}>
              <Email />
              <SecretInput name="password" label={messages.password} autoComplete="current-password" />
              <Button type="submit" variant="primary" isBusy={stage !== 'asking'} isFullWidth>
                {messages.submit}
              </Button>
              <TextLink href={href(firstPaths.forgotPassword)}>{messages.forgot}</TextLink>
            </Stack>
          </PlainForm>
        )}
      />
    </AuthLayout>
  );
}

const Email = () => (
  <TextField
    label={messages.email}
    type="email"
    autoComplete="username"
    autoFocus
    {...useBoundField('email')}
  />
);

type Code = Awaited<ReturnType<typeof fetchCode>>;

/**
 * Checks and sends a login. The code for this is fetched after the form is shown; a form submitted earlier waits for it. Until then `check` finds nothing wrong.
 * `isUnreachable` is true if the code could not be fetched or the server did not respond.
 */
function useLogIn() {
  const [preloaded, setPreloaded] = useState<Code>();
  const [isUnreachable, setUnreachable] = useState(false);

  useEffect(() => {
    // Also fetches the toasts, which show the outcome. What fails here is fetched again when it is needed.
    fetchCode()
      .then(setPreloaded)
      .then(fetchToasts)
      .catch(() => undefined);
  }, []);

  async function logIn(values: LoginForm, code?: string): ReturnType<Code['logIn']> {
    setUnreachable(false);
    let loginCode: Code;
    try {
      loginCode = preloaded ?? (await fetchCode());
    } catch {
      setUnreachable(true);
      return { isIn: false };
    }
    const errors = loginCode.checkLogin(values);
    if (Object.keys(errors).length > 0) return { isIn: false, errors };
    const outcome = await loginCode.logIn(values, code);
    setUnreachable(outcome.isUnreachable === true);
    return outcome;
  }

  return { check: preloaded?.checkLogin ?? notYet, logIn, isUnreachable };
}

const notYet = () => ({});

const fetchCode = () => import('./logIn');
