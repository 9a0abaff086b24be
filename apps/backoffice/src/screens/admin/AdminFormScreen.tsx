import {
  ADMINS,
  type SaveAdmin,
  type Saved,
  formFieldErrors,
  useSaveAdmin,
  useTerminalChoices,
  useOneRecord,
} from '@motorpark/api';
import { adminSchema, editAdminSchemaOf, terminalOptions } from '@motorpark/domain';
import { ConfirmDialog } from '@motorpark/ui';
import { answersOf } from '@motorpark/ui/form';
import { useState } from 'react';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { adminRecord } from './adminRecord';

export function AdminFormScreen() {
  const list = useOneRecord(ADMINS, useRecordId());
  const form = useAdminForm();
  const asked = useMoveQuestion(form.save);
  return (
    <>
      <RecordFormScreen {...form} {...list} save={asked.save} />
      {asked.dialog}
    </>
  );
}

const RULES = { schema: adminSchema, editSchemaOf: editAdminSchemaOf };

export function useAdminForm() {
  const { rows: terminals, ...offices } = useTerminalChoices();
  const { save } = useSaveAdmin();
  return {
    kind: adminRecord,
    rules: RULES,
    save,
    options: { terminal: answersOf(offices, terminalOptions(terminals)) },
  };
}

interface Asked {
  question: string;
  order: SaveAdmin;
  failure: unknown;
  resolve: (saved: Saved) => void;
  reject: (failure: unknown) => void;
}

/** Saves a person, and asks first if the server warns that they are moved away from an open till. */
function useMoveQuestion(save: (order: SaveAdmin) => Promise<Saved>) {
  const [asked, setAsked] = useState<Asked>();

  async function saveOrAsk(order: SaveAdmin): Promise<Saved> {
    if (order.id === undefined) return save(order);
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
        title={messages.moveAnyway}
        notes={[asked.question]}
        confirmLabel={messages.move}
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

const messages = { moveAnyway: 'Move this person now?', move: 'Move Anyway' };
