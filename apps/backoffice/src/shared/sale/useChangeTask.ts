import { type Edited, failureMessage, formFieldErrors, isApiFailure } from '@motorpark/api';
import type { Conflicts } from '../history/useConflicts';
import { useReasonAsked } from '../record/useReasonAsked';
import type { SaleTask } from './saleTask';

interface Change<Order, Edit, Values, Row> extends Pick<Conflicts<Values>, 'isConflict'>, Words {
  save: (edit: Edit) => Promise<Edited<Row>>;
  /** What is sent, and what was typed. */
  editOf: (order: Order) => { edit: Edit; values: Values };
  /** The form's words and the wire's. */
  names: Readonly<Record<string, string>>;
  /** Said where the server cannot change it. */
  cannotEdit: string;
}

type Words = Omit<SaleTask<unknown, unknown>, 'submit'>;

/**
 * Changes what was sold, and asks why where money or goods depend on it. The same change sent again does no harm, so a try whose answer got
 * lost is simply made again.
 */
export function useChangeTask<Order, Edit extends { reason?: string | undefined }, Values, Row>(
  change: Change<Order, Edit, Values, Row>,
) {
  const { save, editOf, isConflict, names, cannotEdit, ...words } = change;
  const asking = useReasonAsked((edit: Edit, reason = '') => save({ ...edit, reason }));
  const task: SaleTask<Order, Row> = {
    ...words,
    async submit(order) {
      const { edit, values } = editOf(order);
      try {
        const edited = await asking.act(edit);
        return edited.outcome === 'done' ? { saved: edited.row } : { message: cannotEdit, errors: {} };
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        if (isConflict(failure, values)) return { message: undefined, errors: {} };
        return { message: failureMessage(failure), errors: formFieldErrors(failure, names), failure };
      }
    },
  };
  return { task, dialog: asking.dialog };
}
