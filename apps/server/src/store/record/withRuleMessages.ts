import { isCheckViolation, isUniqueViolation } from '../../db';
import { invalid } from '../../request/failure';

/** Error messages by constraint name and wire field. */
export type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Runs `work` and turns violated constraints into a 422 with their message. The constraint decides, not a check beforehand, so that of two simultaneous writers
 * one gets the message.
 */
export async function withRuleMessages<Answer>(rules: Rules, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    for (const [constraint, errors] of Object.entries(rules)) {
      if (isUniqueViolation(error, constraint) || isCheckViolation(error, constraint)) throw invalid(errors);
    }
    throw error;
  }
}
