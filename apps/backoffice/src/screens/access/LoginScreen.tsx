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
import { lazyScreen } from '../../shared/lazyScreen';
import { homeOf } from '../../shared/homeOf';
import { readLoginReason } from '../../shared/loginReason';
import { fetchToasts } from '../../shared/LazyToasts';
import { REDIRECT_DELAY, messages } from './messages';

const CodeScreen = lazyScreen('CodeScreen', () => import('./CodeScreen'));

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

type Code = Awaited<ReturnType<typeof fetchCode>>;

/**
 * Checks and sends a login. The code for this is fetched after the form is shown; a form submitted earlier waits for it. `check` is undefined until then.
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

  return { check: preloaded?.checkLogin, logIn, isUnreachable };
}

const fetchCode = () => import('./logIn');

type Field = keyof LoginForm;
type Errors = Partial<Record<string, string>>;

interface Attempt {
  values: LoginForm;
  errors: Errors;
}

/**
 * State of the login's two fields. Other screens use the form library; this page can be typed into before that library has loaded. Errors show at the same
 * moments as there: a field's own after the user left the field or tried to log in, the server's until that field changes.
 */
function useLoginForm(
  check: ((values: LoginForm) => Errors) | undefined,
  submit: (values: LoginForm) => Promise<Errors | undefined>,
) {
  const [values, setValues] = useState<LoginForm>({ email: '', password: '' });
  const [visited, setVisited] = useState<ReadonlySet<Field>>(new Set());
  const [attempt, setAttempt] = useState<Attempt>();
  const wrong = check?.(values) ?? {};

  function errorOf(field: Field): string | undefined {
    const serverError = attempt?.values[field] === values[field] ? attempt.errors[field] : undefined;
    return attempt !== undefined || visited.has(field) ? (wrong[field] ?? serverError) : undefined;
  }

  return {
    field: (name: Field) => ({
      name,
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      onBlur: () => setVisited((before) => new Set(before).add(name)),
      error: errorOf(name),
    }),
    send: async () => {
      setAttempt({ values, errors: {} });
      if (Object.keys(wrong).length > 0) return;
      const errors = (await submit(values)) ?? {};
      setAttempt({ values, errors });
    },
  };
}
