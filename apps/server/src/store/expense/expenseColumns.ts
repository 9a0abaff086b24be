import { EXPENSE_FIELDS } from '@motorpark/domain';
import { sql } from '../../db';
import { fieldColumns } from '../field';

/** The fields of an expense's form in the tables `expense` and `terminal`. */
export const expenseColumns = fieldColumns(EXPENSE_FIELDS, 'expense', {
  /** The terminal's id is written separately. */
  terminal: { from: sql`terminal.name` },
  /** The vehicle's id is written separately. */
  vehicle: {
    column: 'vehicle_number',
    from: sql`(select vehicle_number from vehicle where vehicle.id = expense.vehicle_id)`,
  },
  trip: { column: 'trip_id' },
  /** The claim's id is written separately. */
  claim: {
    column: 'claim_number',
    from: sql`(select number from claim where claim.id = expense.claim_id)`,
  },
});
