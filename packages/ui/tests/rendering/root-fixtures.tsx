/**
 * Fixtures for the root test: components that neither their `Default` nor their `Playground` story
 * renders alone, each in the least context that it needs. The others need no entry here.
 */
import type { ReactNode } from 'react';
import * as kit from '../../src/index.ts';
import type { PlainStory } from './preview.tsx';

type Props = Record<string, unknown>;
type WithProps = (props: Props) => ReactNode;
type Name = keyof typeof kit;

const parts: Record<string, unknown> = kit;

const queue = kit.createToastQueue();
queue.show({ title: 'Saved', duration: Infinity });

const dialogWith = (props: Props, children: ReactNode = null) => (
  <kit.Dialog defaultOpen>
    <kit.DialogContent {...props} title="Title" aria-describedby={undefined}>
      {children}
    </kit.DialogContent>
  </kit.Dialog>
);

const menuWith = (children: ReactNode, props: Props = {}) => (
  <kit.Menu defaultOpen>
    <kit.MenuTrigger>
      <kit.Button>Open</kit.Button>
    </kit.MenuTrigger>
    <kit.MenuContent {...props}>{children}</kit.MenuContent>
  </kit.Menu>
);

const popoverWith = (props: Props, children: ReactNode = null) => (
  <kit.Popover defaultOpen>
    <kit.PopoverTrigger>
      <kit.Button>Open</kit.Button>
    </kit.PopoverTrigger>
    <kit.PopoverContent {...props} title="Title">
      {children}
    </kit.PopoverContent>
  </kit.Popover>
);

/** An idle form and its text. */
const form = {
  form: {
    busy: false,
    attempt: 0,
    form: {
      onSubmit: () => Promise.resolve(),
      onFirstInteraction: () => {},
      onChange: () => {},
      onBlur: () => {},
    },
    spoken: '',
    status: { ref: { current: null }, errors: [], outcome: null, live: undefined },
  },
  content: {
    title: 'Title',
    submitLabel: 'Send',
    submitBusyLabel: 'Sending...',
    severalErrors: 'Several',
    noScript: 'Needs JavaScript.',
    unexpected: 'Failed: {message}',
    unknownError: 'Unknown error',
    notLoaded: 'Not loaded',
  },
};

const inTabs = (children: ReactNode) => <kit.Tabs defaultValue="one">{children}</kit.Tabs>;

const fixtures: Partial<Record<Name, WithProps>> = {
  AnchorNav: (props) => <kit.AnchorNav {...props} links={[]} />,
  AccordionItem: (props) => (
    <kit.Accordion>
      <kit.AccordionItem {...props} value="one" title="One" />
    </kit.Accordion>
  ),
  ButtonLink: (props) => (
    <kit.ButtonLink {...props} href="#one">
      One
    </kit.ButtonLink>
  ),
  CheckboxGroup: (props) => (
    <kit.CheckboxGroup {...props} legend="Which?">
      <kit.Checkbox value="one" label="One" />
    </kit.CheckboxGroup>
  ),
  ChipLink: (props) => (
    <kit.ChipLink {...props} href="#one">
      One
    </kit.ChipLink>
  ),
  ChipToggle: (props) => <kit.ChipToggle {...props}>One</kit.ChipToggle>,
  DescriptionItem: (props) => (
    <kit.DescriptionList>
      <kit.DescriptionItem {...props} label="Name">
        Maya
      </kit.DescriptionItem>
    </kit.DescriptionList>
  ),
  DialogClose: (props) =>
    dialogWith(
      {},
      <kit.DialogClose {...props}>
        <kit.Button>Close</kit.Button>
      </kit.DialogClose>,
    ),
  DialogContent: (props) => dialogWith(props),
  DialogTrigger: (props) => (
    <kit.Dialog>
      <kit.DialogTrigger {...props}>
        <kit.Button>Open</kit.Button>
      </kit.DialogTrigger>
    </kit.Dialog>
  ),
  Divider: (props) => <kit.Divider {...props} />,
  DrawerContent: (props) => (
    <kit.Drawer defaultOpen>
      <kit.DrawerContent {...props} title="Title" aria-describedby={undefined} />
    </kit.Drawer>
  ),
  ErrorList: (props) => <kit.ErrorList {...props} errors={[{ message: 'Wrong' }]} />,
  ErrorSummary: (props) => <kit.ErrorSummary {...props} errors={[{ message: 'Wrong' }]} />,
  FieldError: (props) => <kit.FieldError {...props} id="error" />,
  FieldHint: (props) => <kit.FieldHint {...props} id="hint" />,
  FormStatus: (props) => (
    <kit.FormStatus {...props} outcome={{ status: 'success', message: 'Sent' }} />
  ),
  FormBand: (props) => (
    <kit.FormBand {...props} {...form}>
      {null}
    </kit.FormBand>
  ),
  FormPanel: (props) => (
    <kit.FormPanel {...props} {...form}>
      {null}
    </kit.FormPanel>
  ),
  LegalDocument: (props) => (
    <kit.LegalDocument
      {...props}
      content={{
        title: 'Rules',
        updated: { label: 'Since', date: 'May 15', dateTime: '2025-05-15' },
        contentsLabel: 'Contents',
        sections: [],
      }}
    />
  ),
  ListItem: (props) => (
    <kit.List>
      <kit.ListItem {...props}>One</kit.ListItem>
    </kit.List>
  ),
  MenuCheckboxItem: (props) =>
    menuWith(<kit.MenuCheckboxItem {...props}>One</kit.MenuCheckboxItem>),
  MenuContent: (props) => menuWith(<kit.MenuItem>One</kit.MenuItem>, props),
  MenuGroup: (props) => menuWith(<kit.MenuGroup {...props} label="Group" />),
  MenuItem: (props) => menuWith(<kit.MenuItem {...props}>One</kit.MenuItem>),
  MenuRadioGroup: (props) => menuWith(<kit.MenuRadioGroup {...props} label="Group" />),
  MenuRadioItem: (props) =>
    menuWith(
      <kit.MenuRadioGroup label="Group">
        <kit.MenuRadioItem {...props} value="one">
          One
        </kit.MenuRadioItem>
      </kit.MenuRadioGroup>,
    ),
  MenuSeparator: (props) => menuWith(<kit.MenuSeparator {...props} />),
  MenuTrigger: (props) => (
    <kit.Menu>
      <kit.MenuTrigger {...props}>
        <kit.Button>Open</kit.Button>
      </kit.MenuTrigger>
    </kit.Menu>
  ),
  PopoverClose: (props) =>
    popoverWith(
      {},
      <kit.PopoverClose {...props}>
        <kit.Button>Close</kit.Button>
      </kit.PopoverClose>,
    ),
  PopoverContent: (props) => popoverWith(props),
  PopoverTrigger: (props) => (
    <kit.Popover>
      <kit.PopoverTrigger {...props}>
        <kit.Button>Open</kit.Button>
      </kit.PopoverTrigger>
    </kit.Popover>
  ),
  PeriodSwitch: (props) => (
    <kit.PeriodSwitch
      {...props}
      content={{ periods: [{ value: 'monthly', label: 'Monthly' }], plans: [] }}
    />
  ),
  Radio: (props) => (
    <kit.RadioGroup legend="Which?">
      <kit.Radio {...props} value="one" label="One" />
    </kit.RadioGroup>
  ),
  RadioCard: (props) => (
    <kit.RadioCards legend="Which?">
      <kit.RadioCard {...props} value="one" label="One" />
    </kit.RadioCards>
  ),
  Segment: (props) => (
    <kit.SegmentedControl legend="Which?">
      <kit.Segment {...props} value="one" label="One" />
    </kit.SegmentedControl>
  ),
  SkeletonMask: (props) => <kit.SkeletonMask {...props} busy />,
  SkeletonRegion: (props) => <kit.SkeletonRegion {...props} busy skeleton={null} />,
  SkipLink: (props) => <kit.SkipLink {...props} />,
  Tab: (props) =>
    inTabs(
      <kit.TabList label="Views">
        <kit.Tab {...props} value="one">
          One
        </kit.Tab>
      </kit.TabList>,
    ),
  TabList: (props) => inTabs(<kit.TabList {...props} label="Views" />),
  TabPanel: (props) => inTabs(<kit.TabPanel {...props} value="one" />),
  TimelineItem: (props) => (
    <kit.Timeline>
      <kit.TimelineItem {...props} title="One" />
    </kit.Timeline>
  ),
  Toaster: (props) => <kit.Toaster {...props} queue={queue} />,
  Tooltip: (props) => (
    <kit.Tooltip {...props} content="More" defaultOpen>
      <kit.Button>Open</kit.Button>
    </kit.Tooltip>
  ),
  VisuallyHidden: (props) => <kit.VisuallyHidden {...props} />,
};

/** Components without a root element of their own, and why. */
const rootless: Partial<Record<Name, string>> = {
  Dialog: 'only holds the open state; DialogContent is the visible part',
  JsonLd: 'an invisible script element with data',
  Menu: 'only holds the open state; MenuContent is the visible part',
  Popover: 'only holds the open state; PopoverContent is the visible part',
  RapportProvider: 'only contexts',
};

/** Keyed by component, because one may have two names: DrawerTrigger is DialogTrigger. */
const byComponent = <Value,>(named: Partial<Record<Name, Value>>) =>
  new Map<unknown, Value>(Object.entries(named).map(([name, value]) => [parts[name], value]));

/**
 * Finds how to render each component with a consumer's props.
 *
 * @returns `escaped` names the components with no story and no fixture that `rootless` omits.
 */
export function rootsOf(
  components: Record<string, unknown>,
  stories: ReadonlyMap<string, PlainStory>,
) {
  const known = byComponent(fixtures);
  const without = byComponent(rootless);
  // The Playground renders its part alone; so does a `Default`, where one part is showcase enough.
  const alone = new Map<unknown, WithProps>(
    ['Playground', 'Default'].flatMap((kind) =>
      [...stories].flatMap(([name, { component, withProps }]) =>
        name.endsWith(` ${kind}`) && withProps ? [[component, withProps] as const] : [],
      ),
    ),
  );
  const reached: [string, WithProps][] = [];
  const escaped: string[] = [];
  for (const [name, component] of Object.entries(components)) {
    if (!/^[A-Z]/.test(name) || without.has(component)) continue;
    const withProps = known.get(component) ?? alone.get(component);
    if (withProps) reached.push([name, withProps]);
    else escaped.push(name);
  }
  return { reached, escaped };
}
