import { formCase } from '../formCase.fixtures';
import { driverSchema } from './driver.schema';

export const driverCase = formCase(driverSchema, {
  name: 'Driver',
  labels: { name: 'Name', phone: 'Phone number', address: 'Address', kind: 'Works as' },
  filled: { name: 'Chukwuemeka Eze', phone: '07061234567', address: '3 Ogui Road, Enugu', kind: 'Conductor' },
  complaints: [
    { field: 'name', value: '', message: 'Name is required' },
    { field: 'phone', value: '', message: 'Phone number is required' },
    { field: 'phone', value: '2347061234567', message: 'Invalid Nigerian phone number' },
    { field: 'address', value: '', message: 'Address is required' },
    { field: 'kind', value: 'Pilot', message: 'Choose Driver or Conductor.' },
  ],
  accepted: [{ field: 'phone', value: '0706-123-4567', why: 'dashes are fine' }],
});
