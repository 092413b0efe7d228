/** The facts on a part's docs page, computed from the files, the tests and the log. */
import { useContext, type MouseEvent, type ReactNode } from 'react';
import { DocsContext, HeaderMdx } from '@storybook/addon-docs/blocks';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { facts } from './facts.ts';
import { modes } from '../../packages/ui/tests/rendering/modes.ts';
import type { Change } from './history.ts';
import { currentUrl, urlOfPage } from './manager-url.ts';
import type { DocumentedPart } from './part-of.ts';
import { issueUrl, sourceUrl } from './repository.ts';
import { useCopyLink } from './use-copy-link.ts';
import { docsOfParts, useIndex } from './use-index.ts';

/** Formats a day of the log, the same in every time zone. */
export const day = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** A link to another page of this Storybook. It opens in the manager. */
export function PageLink({ path, children, className }: PageLinkProps) {
  const { channel } = useContext(DocsContext);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, `?path=${path}`);
  };
  return (
    <a className={className} href={urlOfPage(currentUrl(), path)} target="_top" onClick={open}>
      {children}
    </a>
  );
}

interface PageLinkProps {
  /** `/docs/button--docs` or `/story/button--default`. */
  path: string;
  children: ReactNode;
  className?: string;
}

/** A button that copies the address of this page and confirms that. */
function CopyLink() {
  const { message, copy } = useCopyLink(currentUrl);
  return (
    <>
      <output className="sb-said">{message}</output>
      <button type="button" onClick={copy}>
        Copy link
      </button>
    </>
  );
}

/** The actions above a part's docs page. */
export function PartActions({ part: { name } }: { part: DocumentedPart }) {
  const { parts, repository, version } = facts;
  const source = parts[name]?.source ?? '';
  return (
    <div className="sb-actions sb-unstyled">
      <CopyLink />
      <a href={sourceUrl(repository, source)}>Source</a>
      <a href={issueUrl(repository, { name, version, page: currentUrl() })}>Report an issue</a>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** How many parts fit in a line or two. The rest is folded. */
const SHOWN = 10;

function Parts({ names }: { names: string[] }) {
  const pages = docsOfParts(useIndex());
  const link = (name: string) => {
    const id = pages.get(name);
    return <li key={name}>{id ? <PageLink path={`/docs/${id}`}>{name}</PageLink> : name}</li>;
  };
  if (names.length === 0) return <>None</>;
  return (
    <>
      <ul className="sb-parts">{names.slice(0, SHOWN).map(link)}</ul>
      {names.length > SHOWN && (
        <details>
          <summary>{names.length - SHOWN} more</summary>
          <ul className="sb-parts">{names.slice(SHOWN).map(link)}</ul>
        </details>
      )}
    </>
  );
}

/** A list of changes from the log. */
export const Changes = ({ changes }: { changes: Change[] }) => (
  <ul className="sb-changes">
    {changes.map(({ date, subject }) => (
      <li key={date + subject}>
        <time dateTime={date}>{day(date)}</time> <span>{subject}</span>
      </li>
    ))}
  </ul>
);

/** The facts below a part's docs page: its tests, its age and its relations to other parts. */
export function PartFacts({ part: { name, id, stories } }: { part: DocumentedPart }) {
  const part = facts.parts[name];
  const log = facts.history.parts[name];
  const baselines = facts.baselines[id] ?? 0;
  if (!part) return null;
  return (
    <>
      {/* Not Heading, whose id changes with each rendering. */}
      <HeaderMdx as="h2" id="about-this-part">
        About this part
      </HeaderMdx>
      <dl className="sb-facts sb-unstyled">
        {log && <Fact label="Since">{day(log.since)}</Fact>}
        <Fact label="Accessibility">
          No change lands unless axe passes on each of its {stories} stories, also right to left.
          Colors and focus rings are also checked in:
          <ul className="sb-modes">
            {Object.keys(modes).map((mode) => (
              <li key={mode}>{mode}</li>
            ))}
          </ul>
        </Fact>
        <Fact label="Compared pictures">{baselines === 0 ? 'None yet' : baselines}</Fact>
        <Fact label="Made of">
          <Parts names={part.uses} />
        </Fact>
        <Fact label="Used by">
          <Parts names={part.usedBy} />
        </Fact>
        {part.see.length > 0 && (
          <Fact label="See also">
            <Parts names={part.see} />
          </Fact>
        )}
        {log && log.changes.length > 0 && (
          <Fact label="Last changes">
            <Changes changes={log.changes} />
          </Fact>
        )}
      </dl>
    </>
  );
}
