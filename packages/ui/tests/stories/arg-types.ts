/** Converts a component's API for Storybook's controls and panels. */
import type { ArgTypes } from '@storybook/react-vite';
import { shown } from '../../scripts/api-words.ts';
import type { Api, ApiComponent, ApiProp } from '../../scripts/read-api.ts';

type ArgType = ArgTypes[string];

/** Returns the control of a prop, or `false` if no typed value would work. */
function controlOf({ name, type, values }: ApiProp, types: Api['types']): ArgType['control'] {
  // It needs another content.
  if (name === 'asChild') return false;
  if (values) return { type: values.length > 6 ? 'select' : 'inline-radio' };
  if (type === 'boolean') return { type: 'boolean' };
  if (/^(?:number|number \| null)$/.test(type)) return { type: 'number' };
  if (/^(?:string|ReactNode|ReactNode \| .+)$/.test(type)) return { type: 'text' };
  const named = type.replace(/^Partial</, '').replace(/[<>].*$/, '');
  const isData = type.endsWith('[]') || named in types || type.startsWith('{');
  return isData ? { type: 'object' } : false;
}

function typeOf({ type, values, required: must }: ApiProp): ArgType['type'] {
  const required = must === true;
  if (values)
    return { name: 'enum', value: values.map((value) => value ?? 'null') as string[], required };
  if (type.includes('=>')) return { name: 'function', required };
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type, required };
  return { name: 'other', value: type, required };
}

/** How Storybook describes and edits each prop of a component. */
export const argTypesOf = ({ props }: ApiComponent, types: Api['types']): ArgTypes =>
  Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.text,
        type: typeOf(prop),
        control: controlOf(prop, types),
        ...(prop.values && { options: prop.values }),
        table: {
          type: { summary: shown(prop) },
          ...(prop.default && { defaultValue: { summary: prop.default } }),
        },
      },
    ]),
  );
