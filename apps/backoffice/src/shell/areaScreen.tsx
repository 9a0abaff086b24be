import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { UnavailableScreen } from './UnavailableScreen';

/** One screen of a role's area. */
export interface AreaScreen {
  path: string;
  /** From the area's name down to the screen's: `Tickets`, `Book Tickets`. What the query says may be part of it. */
  breadcrumb: readonly string[] | ((query: URLSearchParams) => readonly string[]);
  Screen: ComponentType | LazyExoticComponent<ComponentType>;
}

/** A screen whose code is fetched when it is first opened. */
export const fetched = <Name extends string>(name: Name, fetch: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await fetch())[name] }));

/** A destination that this version doesn't have yet. */
export const later = (path: string, title: string): AreaScreen => ({
  path,
  breadcrumb: [title],
  Screen: () => <UnavailableScreen title={title} />,
});
