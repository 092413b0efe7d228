import './state-map.css';
import {
  Fragment,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { routes } from '../../packages/app/src/routes.tsx';
import { sessionNames, sessions } from '../../packages/app/src/story-sessions.tsx';
import { TableScroll } from '../../packages/ui/src/primitives/data-display/Table/TableScroll.tsx';
import { Heading } from '../../packages/ui/src/primitives/text/Heading/Heading.tsx';
import { Text } from '../../packages/ui/src/primitives/text/Text/Text.tsx';
import { VisuallyHidden } from '../../packages/ui/src/primitives/text/VisuallyHidden/VisuallyHidden.tsx';
import { storyHref } from './links.ts';
import { Shown } from './Shown.tsx';
import {
  formStates,
  forms,
  messages,
  pages,
  sightOf,
  sights,
  type NoStory,
  type Sight,
  type StoryLink,
} from './states.ts';

/** How much attention a state asks of a visitor. */
type Tone = 'plain' | 'account' | 'attention' | 'problem' | 'waiting';

const tones: Record<Sight, Tone> = {
  nothing: 'waiting',
  visitor: 'plain',
  member: 'account',
  form: 'plain',
  toLogin: 'plain',
  influencer: 'account',
  brand: 'account',
  profile: 'attention',
  error: 'problem',
  loading: 'waiting',
  unsent: 'attention',
};

interface Cell {
  label: string;
  tone: Tone;
  /** Whether the page redirects to another one. */
  leads?: boolean;
  /** A sentence about what the visitor sees. */
  text?: string;
  link: StoryLink | NoStory;
}

interface Row {
  title: ReactNode;
  name: string;
  cells: Cell[];
}

const pageRows: Row[] = routes.map(({ path }) => ({
  title: <code>{path}</code>,
  name: path,
  cells: sessionNames.map((session) => {
    const { sight, leads } = sightOf(path, session);
    return {
      label: sights[sight],
      tone: tones[sight],
      leads,
      text: sessions[session].text,
      link: { story: pages[path] ?? '', session },
    };
  }),
}));

const formTones: Record<(typeof formStates)[number], Tone> = {
  Blank: 'plain',
  'Not complete': 'attention',
  Busy: 'waiting',
  Failed: 'problem',
  Done: 'account',
};

const formRows: Row[] = Object.entries(forms).map(([name, row]) => ({
  title: name,
  name,
  cells: formStates.map((state) => ({ label: state, tone: formTones[state], link: row[state] })),
}));

/** Returns the tone of a message. The errors that the product document lists stand out. */
const toneOf = (message: string, point: number | undefined): Tone =>
  point === 8 && !message.startsWith('None') ? 'problem' : 'plain';

const messageRows: Row[] = messages.map(({ situation, message, point, link }) => ({
  title: situation,
  name: situation,
  cells: [{ label: message, tone: toneOf(message, point), link }],
}));

/** A map of every state of the site. A click on a cell shows its story. */
export function StateMap() {
  return (
    <main className="sb-map">
      <header className="sb-map-intro">
        <Heading headingLevel={1} size="3xl">
          State map
        </Heading>
        <Text>
          Every page in every session, every form in every state, and every message of the product
          document. Choose a cell to see it at 360 and 1280 px, in light and dark. Each cell is also
          a link to its story: open it in a new tab, or copy it.
        </Text>
      </header>
      <MapTable
        caption="Pages by session"
        corner="Page"
        columns={sessionNames.map((session) => sessions[session].title)}
        rows={pageRows}
      />
      <MapTable caption="Forms by state" corner="Form" columns={formStates} rows={formRows} />
      <MapTable
        caption="Messages and other moments"
        corner="Situation"
        columns={['What the visitor reads']}
        rows={messageRows}
      />
    </main>
  );
}

interface MapTableProps {
  caption: string;
  /** The header of the first column. */
  corner: string;
  columns: readonly string[];
  rows: Row[];
}

function MapTable({ caption, corner, columns, rows }: MapTableProps) {
  const id = useId();
  const [chosen, setChosen] = useState<{ row: string; column: number } | null>(null);
  return (
    <section className="sb-map-section" aria-labelledby={id}>
      <Heading headingLevel={2} size="xl" id={id}>
        {caption}
      </Heading>
      <TableScroll className="sb-map-scroll" aria-labelledby={id}>
        <table className="sb-map-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, name, cells }) => {
              const column = chosen?.row === name ? chosen.column : -1;
              const cell = cells[column];
              return (
                <Fragment key={name}>
                  <tr data-chosen={cell && true}>
                    <th scope="row">{title}</th>
                    {cells.map((each, index) => (
                      <td key={columns[index]}>
                        <MapCell
                          cell={each}
                          shown={index === column}
                          onToggle={() =>
                            setChosen(index === column ? null : { row: name, column: index })
                          }
                        />
                      </td>
                    ))}
                  </tr>
                  {cell && 'story' in cell.link && (
                    <tr>
                      <td className="sb-map-shown" colSpan={columns.length + 1}>
                        <Shown
                          key={storyHref(cell.link)}
                          title={`${name}: ${columns.length > 1 ? columns[column] : cell.label}`}
                          text={cell.text}
                          link={cell.link}
                        />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

interface MapCellProps {
  cell: Cell;
  shown: boolean;
  onToggle: () => void;
}

function MapCell({ cell: { label, tone, leads, link }, shown, onToggle }: MapCellProps) {
  if ('reason' in link) return <span className="sb-map-none">{link.reason}</span>;
  const choose = (event: MouseEvent) => {
    // The visitor asked the browser for a new tab, a new window or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <a
      className="sb-map-cell"
      data-tone={tone}
      href={storyHref(link)}
      target="_top"
      aria-expanded={shown}
      onClick={choose}
      onKeyDown={moveByArrow}
    >
      {leads && (
        <>
          <span aria-hidden="true">→ </span>
          <VisuallyHidden>Leads to </VisuallyHidden>
        </>
      )}
      {label}
    </a>
  );
}

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves from cell to cell by arrow key. With Tab alone, a reader would have to pass all cells. */
function moveByArrow(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const cell = event.currentTarget.closest('td');
  const table = event.currentTarget.closest('table');
  if (!step || !cell || !table) return;
  event.preventDefault();
  const rows = [...table.rows].filter((row) => !row.querySelector('.sb-map-shown'));
  const inReading = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  let row = rows.findIndex((each) => each.contains(cell));
  let column = cell.cellIndex;
  let next: HTMLElement | null | undefined;
  // Skip cells without a story.
  do {
    row += step[0];
    column += step[1] * inReading;
    const place = rows[row]?.cells[column];
    if (!place) return;
    next = place.querySelector<HTMLElement>('.sb-map-cell');
  } while (!next);
  next.focus();
}
