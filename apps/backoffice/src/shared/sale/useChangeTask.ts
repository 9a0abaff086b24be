import { type Edited, apiFailure, failedForm, isApiFailure } from '@motorpark/api';
import type { Conflicts, SaleTask } from '@motorpark/ui/form';
import { useReasonWhenRequired } from '../record/useReasonWhenRequired';

interface Change<Order, Edit, Values, Row> extends Pick<Conflicts<Values>, 'isConflict'>, Words<Row> {
  save: (edit: Edit) => Promise<Edited<Row>>;
  editOf: (order: Order) => { edit: Edit; values: Values };
  /** Form fields to wire fields. */
  names: Readonly<Record<string, string>>;
  /** The message if the server cannot edit it. */
  cannotEdit: string;
}

type Words<Row> = Omit<SaleTask<unknown, Row>, 'save'>;

/**
 * Edits a sale, and asks for a reason if money or goods depend on it. Repeating the same edit is harmless, so a try without a response can simply be repeated.
 */
export function useChangeTask<Order, Edit extends { reason?: string | undefined }, Values, Row>(
  change: Change<Order, Edit, Values, Row>,
) {
  const { save, editOf, isConflict, names, cannotEdit, ...words } = change;
  const asking = useReasonWhenRequired((edit: Edit, reason = '') => save({ ...edit, reason }));
  const task: SaleTask<Order, Row> = {
    ...words,
    async save(order) {
      const { edit, values } = editOf(order);
      try {
        const edited = await asking.act(edit);
        if (edited.outcome === 'done') return { state: 'saved', result: edited.row };
        const failure = apiFailure({ kind: 'absent', serverMessage: cannotEdit });
        return failedForm(failure, names);
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        if (isConflict(failure, values)) return { state: 'failed', failure, message: undefined, errors: {} };
        return failedForm(failure, names);
      }
    },
  };
  return { task, dialog: asking.dialog };
}
