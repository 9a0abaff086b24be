import core from './001_core.sql?raw';
import office from './002_office.sql?raw';
import day from './003_day.sql?raw';
import search from './004_search.sql?raw';
import recovery from './005_recovery.sql?raw';
import where from './006_where.sql?raw';

/** One step of the schema. Once landed its text is never edited: a change is a new file. */
export interface Migration {
  name: string;
  text: string;
}

/** Every step, in order. Their texts are part of the bundle. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001_core', text: core },
  { name: '002_office', text: office },
  { name: '003_day', text: day },
  { name: '004_search', text: search },
  { name: '005_recovery', text: recovery },
  { name: '006_where', text: where },
];
