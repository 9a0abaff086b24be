export * from './endsOfRoute';
export * from './proposedRouteId';
export * from './route';
export * from './route.schema';
export * from './routeChoices';
export * from './routeName';
