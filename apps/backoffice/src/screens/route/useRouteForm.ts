import { useFormRules, useSaveRoute, useTerminalChoices } from '@motorpark/api';
import { routeSchema } from '@motorpark/domain';
import { answersOf } from '../../shared/record/answersOf';
import { terminalOptions } from '../terminal/terminalOptions';
import { freeRouteRecord, routeRecord } from './routeRecord';

const RULES = { schema: routeSchema };

/** The parts of a route's form. */
export function useRouteForm() {
  const { rows: origins, ...origin } = useTerminalChoices();
  const { rows: destinations, ...destination } = useTerminalChoices();
  const { save } = useSaveRoute();
  const { isStrict } = useFormRules();
  return {
    kind: isStrict ? routeRecord : freeRouteRecord,
    rules: RULES,
    save,
    options: {
      origin: answersOf(origin, terminalOptions(origins)),
      destination: answersOf(destination, terminalOptions(destinations)),
    },
  };
}
