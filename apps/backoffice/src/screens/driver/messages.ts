export const messages = {
  week: 'Week',
  drivers: 'Drivers',
  title: (name: string) => `Week of ${name}`,
  weekOf: 'Week of',
  days: (first: string, last: string) => `${first} to ${last}`,
  loading: 'Loading the week…',
  failed: 'The week could not be loaded.',
  print: 'Print',
  nobody: 'This driver does not exist or was already deleted.',
  headers: ['Leaves', 'Vehicle', 'With', 'Arrives', 'Hours', 'Rest before'],
  total: (trips: string) => `Total: ${trips}`,
};
