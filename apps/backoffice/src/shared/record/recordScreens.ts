import type { Icon } from '@motorpark/ui';
import { importPath } from '../../paths';
import type { AreaScreen } from '../areaScreen';

interface RecordScreens {
  title: string;
  one: string;
  icon: Icon;
  paths: { list: string; create: string; edit: string };
  List: AreaScreen['Screen'];
  Form: AreaScreen['Screen'];
  Import: AreaScreen['Screen'];
}

/** Returns the screens of one kind of office record: list, forms and import. */
export function recordScreens(record: RecordScreens): readonly AreaScreen[] {
  const { title, one, icon, paths, List, Form, Import } = record;
  return [
    { path: paths.list, breadcrumb: [title], menu: { label: title, icon }, Screen: List },
    { path: paths.create, breadcrumb: [title, `Create ${one}`], action: `Create ${one}`, Screen: Form },
    { path: paths.edit, breadcrumb: [title, `Edit ${one}`], Screen: Form },
    { path: importPath(paths.list), breadcrumb: [title, 'Import'], Screen: Import },
  ];
}
