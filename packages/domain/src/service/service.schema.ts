import { type InferType, object } from 'yup';
import { requiredChoice } from '../rules';
import { SERVICE_STATUSES } from './service';

/** The form that puts a terminal, route, vehicle or driver out of service, or back. */
export const serviceSchema = object({ status: requiredChoice('Status is required', SERVICE_STATUSES) });
export type ServiceForm = InferType<typeof serviceSchema>;
