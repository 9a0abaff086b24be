import { formCase } from '../formCase.fixtures';
import { terminalSchema } from './terminal.schema';

export const terminalCase = formCase(terminalSchema, {
  name: 'Terminal',
  labels: {
    name: 'Terminal name',
    address: 'Address',
    city: 'City',
    state: 'State',
    posTerminals: 'POS terminals',
  },
  filled: {
    name: 'Awka',
    address: '12 Zik Avenue',
    city: 'Awka',
    state: 'Anambra',
    posTerminals: 'Awka 2: 2033HTE0',
  },
  complaints: [
    { field: 'name', value: '', message: 'Terminal Name is required' },
    { field: 'address', value: '', message: 'Address is required' },
    { field: 'city', value: '', message: 'City is required' },
    { field: 'state', value: '', message: 'State is required' },
  ],
});
