/** The icons that the kit draws itself, and those that its stories pass in. */
import type { ReactElement } from 'react';
import { Chevron } from '../../../../src/primitives/controls/Select/Chevron.tsx';
import { Cross } from '../../../../src/lib/Cross.tsx';
import { Icon } from '../../../../src/primitives/data-display/Icon/Icon.tsx';
import * as lucide from './icons.ts';
import { sizeStyle } from './kit-styles.ts';
import { Copy, Sheet } from './Sheet.tsx';
import './Icons.css';

const OWN: Record<string, ReactElement> = {
  'Opens a list': <Chevron className="" />,
  Closes: <Cross />,
};

/** The icons that the kit draws itself. */
export const OwnIcons = () => (
  <Sheet label="Icons of the kit">
    <ul className="fd-icons">
      {Object.entries(OWN).map(([name, icon]) => (
        <li key={name}>
          <Icon size="lg">{icon}</Icon>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  </Sheet>
);

/** The icons of Lucide that the stories use, by the names to import. */
export const LucideIcons = () => (
  <Sheet label="Icons in stories">
    <ul className="fd-icons">
      {Object.entries(lucide).map(([name, Lucide]) => (
        <li key={name}>
          <Icon size="lg">
            <Lucide />
          </Icon>
          <Copy value={name} />
        </li>
      ))}
    </ul>
  </Sheet>
);

/** The sizes of an icon. */
export const IconSizes = () => (
  <Sheet label="Sizes of icons">
    <ul className="fd-icons">
      {(['text', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <li key={size}>
          <Icon size={size}>
            <lucide.Mic />
          </Icon>
          <span>
            {size}, {(sizeStyle('Icon', size) ?? sizeStyle('Icon'))?.['inline-size']}
          </span>
        </li>
      ))}
    </ul>
  </Sheet>
);
