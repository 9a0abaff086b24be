import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/**
 * Optional props are declared as `error?: string | undefined`, so that a caller may pass undefined. In the props table and for its control such a prop is shown
 * as a plain `string`.
 */
export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (type?.name !== 'union' && type?.name !== 'enum') return [name, argType];
      const written = type.raw?.replace(/\s*\|\s*undefined$/, '').replace(/^\((.*=>.*)\)$/, '$1');
      return [
        name,
        {
          ...argType,
          type: written?.includes('=>') ? { name: 'function' as const } : withoutUndefined(type),
          ...(written && { table: { ...table, type: { summary: written } } }),
        },
      ];
    }),
  );

function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !(member.name === 'other' && member.value === 'undefined'));
  const [only] = members;
  return only && members.length === 1
    ? { ...only, required: type.required ?? false }
    : { ...type, value: members };
}
