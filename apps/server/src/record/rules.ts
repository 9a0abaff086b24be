import { isCheckViolation, isUniqueViolation } from '../db';
import { invalid } from '../http/failure';

/** A constraint's name to what it says to people, by the wire's field. */
export type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Does the work and says in a message which constraint of the tables it broke. The tables decide, not a look beforehand: of two
 * who write the same at the same moment one gets the message.
 */
export async function explained<Answer>(rules: Rules, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    for (const [constraint, errors] of Object.entries(rules)) {
      if (isUniqueViolation(error, constraint) || isCheckViolation(error, constraint)) throw invalid(errors);
    }
    throw error;
  }
}
