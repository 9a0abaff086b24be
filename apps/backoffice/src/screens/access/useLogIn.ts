import type { LoginForm } from '@motorpark/domain';
import { useEffect, useState } from 'react';
import { fetchToasts } from '../../shared/LateToasts';

type Code = Awaited<ReturnType<typeof fetchCode>>;

/**
 * Checks and sends a login. The code for this is fetched after the form is shown; a form submitted earlier waits for it. `check` is undefined until then.
 * `isUnreachable` is true if the code could not be fetched or the server did not respond.
 */
export function useLogIn() {
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
