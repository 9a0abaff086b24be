import { type InferType, object, string } from 'yup';
import type { RulesOf } from '../field';
import {
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredName,
  requiredPhone,
  requiredSecret,
  requiredText,
} from '../rules';
import { type Admin, type AdminFields, DEPARTMENTS } from './admin';

const RULES = {
  name: requiredName('Admin Name is required'),
  phone: requiredPhone('Phone Number is required'),
  address: optionalText(),
  terminal: requiredText('Terminal/Branch is required'),
  department: requiredChoice('Department is required', DEPARTMENTS),
  email: requiredEmail('Email is required', 'Invalid email address'),
} satisfies RulesOf<AdminFields>;

export const adminSchema = object({ ...RULES, passcode: requiredSecret('Pass code is required') });
export type AdminForm = InferType<typeof adminSchema>;

const editAdminSchema = adminSchema.shape({
  passcode: string()
    .default('')
    .typeError('Pass code is required')
    .matches(/\S/, { message: 'Pass code is required', excludeEmptyString: true }),
});
const editHeadOfficeSchema = editAdminSchema.shape({ terminal: optionalText() });

/** Returns the schema for editing an admin: an empty pass code keeps the current one, and people of the head office, who have no terminal, need none. */
export const editAdminSchemaOf = ({ terminal }: Pick<Admin, 'terminal'>) =>
  terminal === '' ? editHeadOfficeSchema : editAdminSchema;
