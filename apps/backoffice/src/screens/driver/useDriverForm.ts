import { useSaveDriver } from '@motorpark/api';
import { driverSchema } from '@motorpark/domain';
import { driverRecord } from './driverRecord';

const RULES = { schema: driverSchema };

/** The parts of a driver's form. */
export const useDriverForm = () => ({ kind: driverRecord, rules: RULES, save: useSaveDriver().save });
