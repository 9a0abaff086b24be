import { type Save, type Saved, formFieldErrors } from '@motorpark/api';
import { ConfirmDialog } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';

interface Asked<Values> {
  question: string;
  order: Save<Values>;
  failure: unknown;
  resolve: (saved: Saved) => void;
  reject: (failure: unknown) => void;
}

/** Saves a record, and asks in a dialog what the server asks before it saves (a 422 at `confirmed`). Closing the dialog rejects with the server's refusal. */
export function useConfirmedSave<Values>(
  save: (order: Save<Values>) => Promise<Saved>,
  words: { title: string; confirm: string },
): { save: (order: Save<Values>) => Promise<Saved>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked<Values>>();

  async function saveOrAsk(order: Save<Values>): Promise<Saved> {
    try {
      return await save({ ...order, confirmed: false });
    } catch (failure) {
      const question = formFieldErrors(failure, CONFIRMED)['confirmed'];
      if (question === undefined) throw failure;
      return new Promise((resolve, reject) => setAsked({ question, order, failure, resolve, reject }));
    }
  }

  return {
    save: saveOrAsk,
    dialog: asked && (
      <ConfirmDialog
        title={words.title}
        notes={[asked.question]}
        confirmLabel={words.confirm}
        onConfirm={async () => {
          setAsked(undefined);
          await save({ ...asked.order, confirmed: true }).then(asked.resolve, asked.reject);
        }}
        onCancel={() => {
          setAsked(undefined);
          asked.reject(asked.failure);
        }}
      />
    ),
  };
}

const CONFIRMED = { confirmed: 'confirmed' } as const;
