import type { LoginForm } from '@motorpark/domain';
import { useState } from 'react';

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
export function useLoginForm(
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
