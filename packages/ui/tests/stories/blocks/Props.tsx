/** What the components of an entry take, and the fields of the content that they are given. */
import { Fragment } from 'react';
import api from '../../../api.json';
import {
  componentsOf,
  isValue,
  nameOf,
  restOf,
  shown,
  typesOf,
} from '../../../scripts/api-words.ts';
import type { Api, ApiProp } from '../../../scripts/read-api.ts';

const kitApi = api as unknown as Api;
const { types } = kitApi;

const idOf = (type: string) => `props-${type.replaceAll('.', '-').toLowerCase()}`;

/** The parts of a text with the place where each begins, which is its key. */
function partsOf(text: string, separator: string | RegExp): { at: number; part: string }[] {
  let at = 0;
  return text.split(separator).map((part) => {
    const place = at;
    at += part.length + 1;
    return { at: place, part };
  });
}

/** Sentences with `code` in them. */
const Words = ({ children }: { children: string }) =>
  partsOf(children, '`').map(({ at, part }, index) =>
    index % 2 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>,
  );

/** A type; the names of those explained on the page are links. */
function TypeText({
  prop,
  owner,
  explained,
}: {
  prop: ApiProp;
  owner: string;
  explained: string[];
}) {
  const own = `${owner}.${prop.name}`;
  if (explained.includes(own))
    return (
      <code>
        <a href={`#${idOf(own)}`}>{nameOf(own)}</a>
        {prop.type.endsWith('[]') && '[]'}
      </code>
    );
  if (prop.values)
    return prop.values.map((value) => (
      <Fragment key={String(value)}>
        <code>{shown({ ...prop, values: [value] })}</code>{' '}
      </Fragment>
    ));
  return (
    <code>
      {partsOf(prop.type, /(\b[A-Z]\w*)/).map(({ at, part }) =>
        explained.includes(part) ? (
          <a key={at} href={`#${idOf(part)}`}>
            {part}
          </a>
        ) : (
          <Fragment key={at}>{part}</Fragment>
        ),
      )}
    </code>
  );
}

interface RowsProps {
  /** The component or the type. */
  of: string;
  /** Names it. */
  label: string;
  props: ApiProp[];
  explained: string[];
}

/** A table; long types are broken. */
const Rows = ({ of, label, props, explained }: RowsProps) => (
  <div className="sb-props">
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <tr key={prop.name}>
            <th scope="row">
              <code>{prop.name}</code>
            </th>
            <td>
              <p>
                <Words>{prop.text}</Words>
              </p>
              <p className="sb-props-type">
                <TypeText prop={prop} owner={of} explained={explained} />
              </p>
            </td>
            <td>
              <p>
                {prop.required ? (
                  <strong>required</strong>
                ) : (
                  <Default>{prop.default ?? 'none'}</Default>
                )}
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A default: a value, or words that say where it comes from. */
const Default = ({ children }: { children: string }) =>
  isValue(children) ? <code>{children}</code> : <Words>{children}</Words>;

/** Where the props go that are not in the table. */
const Rest = ({ children }: { children: string | undefined }) =>
  children && (
    <p>
      <Words>{children}</Words>
    </p>
  );

/** The tables for an entry: each component that it exports, then the types that these mention. Or the table for a type. */
export function Props({ of }: { of: string }) {
  const own = componentsOf(of, kitApi);
  const explained = typesOf(of, kitApi);
  return (
    <>
      {own.map(([name, component]) => (
        <Fragment key={name}>
          {own.length > 1 && (
            <>
              <h3 id={idOf(name)}>{name}</h3>
              <p>
                <Words>{component.text.split('\n\n')[0] ?? ''}</Words>
              </p>
            </>
          )}
          {component.props.length > 0 && (
            <Rows
              of={name}
              label={`Props of ${name}`}
              props={component.props}
              explained={explained}
            />
          )}
          <Rest>{restOf(component)}</Rest>
        </Fragment>
      ))}
      {explained.map((name) => (
        <Fragment key={name}>
          <h3 id={idOf(name)}>{nameOf(name)}</h3>
          {types[name]?.text && (
            <p>
              <Words>{types[name].text}</Words>
            </p>
          )}
          <Rows
            of={name}
            label={`Fields of ${name}`}
            props={types[name]?.props ?? []}
            explained={explained}
          />
        </Fragment>
      ))}
    </>
  );
}
