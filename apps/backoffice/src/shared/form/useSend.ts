import { newRetryKey } from '@motorpark/api';
import { useState } from 'react';
import { runStep } from './runStep';

export interface Sending<Draft, Values> {
  /** Form fields to wire fields, for the server's field errors. */
  names: Readonly<Record<string, string>>;
  /** Saves the values, and closes a dialog; each attempt of one form has the same retry key. Throws the server's failure. */
  save: (values: Values, retryKey: string, draft: Draft) => Promise<unknown>;
}

/** Returns a function that sends a checked form to the server, and returns the errors of a refusal. */
export function useSend<Draft, Values>({ names, save }: Sending<Draft, Values>) {
  const [retryKey] = useState(newRetryKey);
  return (values: Values, draft: Draft) =>
    runStep(async () => {
      await save(values, retryKey, draft);
    }, names);
}
