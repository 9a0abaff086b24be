import type { LoginForm } from '@motorpark/domain';
import { useEffect, useState } from 'react';
import { fetchToasts } from '../../shared/LateToasts';

type Code = Awaited<ReturnType<typeof fetchCode>>;

/**
 * How a login is checked and sent. The code comes right after the form, which can be filled in and submitted before: then it is waited
 * for. `isUnreachable` tells that it did not come, or that the server did not answer.
 */
export function useLogIn() {
  const [kept, setKept] = useState<Code>();
  const [isUnreachable, setUnreachable] = useState(false);

  useEffect(() => {
    // And what says how it went. What fails here is fetched again when it is needed.
    fetchCode()
      .then(setKept)
      .then(fetchToasts)
      .catch(() => undefined);
  }, []);

  async function logIn(values: LoginForm, code?: string): ReturnType<Code['logIn']> {
    setUnreachable(false);
    let loaded: Code;
    try {
      loaded = kept ?? (await fetchCode());
    } catch {
      setUnreachable(true);
      return { isIn: false };
    }
    const errors = loaded.checkLogin(values);
    if (Object.keys(errors).length > 0) return { isIn: false, errors };
    const outcome = await loaded.logIn(values, code);
    setUnreachable(outcome.isUnreachable === true);
    return outcome;
  }

  return { check: kept?.checkLogin, logIn, isUnreachable };
}

const fetchCode = () => import('./logIn');
