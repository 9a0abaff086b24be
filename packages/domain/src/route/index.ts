export * from './endsOfRoute';
export * from './route';
export * from './route.schema';
export * from './routeChoices';
export * from './routeName';
