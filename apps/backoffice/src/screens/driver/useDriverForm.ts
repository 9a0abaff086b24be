import { useSaveDriver } from '@motorpark/api';
import { driverSchema } from '@motorpark/domain';
import { driverRecord } from './driverRecord';

const RULES = { schema: driverSchema };

/** What a driver's form is made of. */
export const useDriverForm = () => ({ kind: driverRecord, rules: RULES, save: useSaveDriver().save });
