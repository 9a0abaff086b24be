export const messages = {
  saveFile: 'Save File',
  attach: 'Attach File',
  attachTo: (name: string) => `File of ${name}`,
  soon: 'Papers that expire soon',
  table: 'Vehicles and drivers whose papers expire',
  all: 'All papers',
  none: 'No paper expires in the next 30 days.',
  shown: (some: number, all: number) => `The first ${some} of ${all}`,
} as const;
