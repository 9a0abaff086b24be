import { useFormRules, useMay, useSaveRoute, useTerminalChoices } from '@motorpark/api';
import { routeSchema } from '@motorpark/domain';
import { useMemo } from 'react';
import { answersOf } from '../../shared/form/answersOf';
import { terminalOptions } from '../terminal/terminalOptions';
import { freeRouteRecord, routeRecord, withoutFares } from './routeRecord';

const RULES = { schema: routeSchema };

/** The parts of a route's form. */
export function useRouteForm() {
  const { rows: origins, ...origin } = useTerminalChoices();
  const { rows: destinations, ...destination } = useTerminalChoices();
  const { save } = useSaveRoute();
  const { isStrict } = useFormRules();
  const hasFares = useMay()('route.fare') !== false;
  const kind = useMemo(() => {
    const record = isStrict ? routeRecord : freeRouteRecord;
    return hasFares ? record : withoutFares(record);
  }, [isStrict, hasFares]);
  return {
    kind,
    rules: RULES,
    save,
    options: {
      origin: answersOf(origin, terminalOptions(origins)),
      destination: answersOf(destination, terminalOptions(destinations)),
    },
  };
}
