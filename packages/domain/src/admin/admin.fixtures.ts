import { formCase } from '../formCase.fixtures';
import { adminSchema } from './admin.schema';

const NOT_A_PHONE = 'Invalid Nigerian phone number';

export const adminCase = formCase(adminSchema, {
  name: 'Admin',
  labels: {
    name: 'Admin name',
    phone: 'Phone number',
    address: 'Address',
    terminal: 'Terminal/Branch',
    department: 'Department',
    email: 'Login email',
    passcode: 'Pass code',
  },
  filled: {
    name: 'Ngozi Okeke',
    phone: '0803 412 7781',
    address: '12 Zik Avenue, Awka',
    terminal: 'Awka',
    department: 'Customer Service',
    email: 'ngozi@motorpark.example',
    passcode: 'Motorpark#2026',
  },
  complaints: [
    { field: 'name', value: '', message: 'Admin Name is required' },
    { field: 'phone', value: '', message: 'Phone Number is required' },
    { field: 'phone', value: '0603 412 7781', message: NOT_A_PHONE },
    { field: 'phone', value: '0803 412 778', message: NOT_A_PHONE },
    { field: 'terminal', value: '', message: 'Terminal/Branch is required' },
    { field: 'department', value: '', message: 'Department is required' },
    {
      field: 'department',
      value: 'Kitchen',
      message: 'Choose Customer Service, Logistics, Secretary or Manager.',
    },
    { field: 'email', value: '', message: 'Email is required' },
    { field: 'email', value: 'ngozi', message: 'Invalid email address' },
    { field: 'email', value: 'ngozi@motorpark', message: 'Invalid email address' },
    { field: 'email', value: 'ngozi@@motorpark.example', message: 'Invalid email address' },
    { field: 'email', value: 'ngozi okeke@motorpark.example', message: 'Invalid email address' },
    { field: 'passcode', value: '', message: 'Pass code is required' },
  ],
  accepted: [
    { field: 'address', value: '', why: 'an address is optional' },
    { field: 'phone', value: '+234 803 412 7781', why: 'the country code is fine' },
    { field: 'department', value: 'Logistics', why: 'one of the four' },
    { field: 'department', value: 'Secretary', why: 'one of the four' },
    { field: 'department', value: 'Manager', why: 'one of the four' },
  ],
});
