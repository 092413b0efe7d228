import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StateMark } from '../../../lib/StateMark.tsx';
import { Screen, type ScreenProps } from '../Screen/Screen.tsx';

/** A file that a message brings. */
export interface ThreadFile {
  /** Name of the file. */
  name: ReactNode;
  /** Kind of the file, in a few letters: `PDF`. Shown on the thumbnail if there is no picture. */
  kind?: ReactNode;
  /** A short line such as its size. */
  detail?: ReactNode;
  /** A thumbnail, cropped to its square. @default none: the kind */
  picture?: ReactNode;
}

/** What one person asks the other to approve. */
export interface ThreadApproval {
  /** What is to be approved. */
  label: ReactNode;
  /** How far it is. */
  state: 'pending' | 'approved' | 'changes';
  /** The state in words. */
  stateLabel: string;
  /** While it is pending, words on a drawn button that approves. @default none */
  approveLabel?: string;
  /** While it is pending, words on a drawn button that asks for changes. @default none */
  changesLabel?: string;
}

/** One message. */
export interface ThreadMessage {
  /** Who writes. Shown above the first of several messages in a row. */
  name: string;
  /** The side that the message stands on: the other person's is usually `start`. */
  side: 'start' | 'end';
  /** The person's portrait, cropped to a circle. @default none */
  picture?: ReactNode;
  /** When it was sent. @default none */
  time?: ReactNode;
  /** The words. @default none */
  text?: ReactNode;
  /** A file, below the words. @default none */
  file?: ThreadFile;
  /** A row that asks for approval, below the words and the file. @default none */
  approval?: ThreadApproval;
  /** Draws the three dots of someone who is writing. @default false */
  typing?: boolean;
}

/** Content of a `MessageThread`. */
export interface MessageThreadContent {
  /** The messages, oldest first. */
  messages: readonly ThreadMessage[];
  /** A short line at the end, such as what has happened. @default none */
  status?: ReactNode;
}

export interface MessageThreadProps extends Omit<ScreenProps, 'children' | 'padding'> {
  /** The messages and the line below them. */
  content: MessageThreadContent;
}

const MARKS = { pending: 'current', approved: 'done', changes: 'changes' } as const;

/** A picture of two people's messages, with a file and its approval. */
export function MessageThread({ content, className, ...rest }: MessageThreadProps) {
  const { messages, status } = content;
  return (
    <Screen {...rest} padding="none" className={clsx('rp-MessageThread', className)}>
      <div className="rp-MessageThread-messages">
        {messages.map((message, index) => (
          <Message key={index} message={message} first={!follows(message, messages[index - 1])} />
        ))}
        {status && <div className="rp-MessageThread-status">{status}</div>}
      </div>
    </Screen>
  );
}

/** Whether a message is by the same person as the one before. */
const follows = (message: ThreadMessage, before: ThreadMessage | undefined) =>
  before?.side === message.side && before.name === message.name;

function Message({ message, first }: { message: ThreadMessage; first: boolean }) {
  const { name, side, picture, time, text, file, approval, typing } = message;
  return (
    <div
      className="rp-MessageThread-message"
      data-side={side}
      data-first={first || undefined}
      data-enter=""
    >
      <span className="rp-MessageThread-person">{first && picture}</span>
      <div className="rp-MessageThread-body">
        {first && (
          <div className="rp-MessageThread-from">
            <span className="rp-MessageThread-name">{name}</span>
            {time && <span>{time}</span>}
          </div>
        )}
        {typing && (
          <div className="rp-MessageThread-bubble" data-typing="">
            <svg className="rp-MessageThread-dots" viewBox="0 0 28 8" fill="currentColor">
              <circle cx="4" cy="4" r="3.5" />
              <circle cx="14" cy="4" r="3.5" />
              <circle cx="24" cy="4" r="3.5" />
            </svg>
          </div>
        )}
        {text && <div className="rp-MessageThread-bubble">{text}</div>}
        {(file || approval) && (
          <div className="rp-MessageThread-card">
            {file && <File file={file} />}
            {approval && <Approval approval={approval} />}
          </div>
        )}
      </div>
    </div>
  );
}

const File = ({ file: { name, kind, detail, picture } }: { file: ThreadFile }) => (
  <div className="rp-MessageThread-file">
    <span className="rp-MessageThread-thumbnail">
      {picture ?? <span className="rp-MessageThread-kind">{kind}</span>}
    </span>
    <span>
      <span className="rp-MessageThread-fileName">{name}</span>
      <span className="rp-MessageThread-detail">
        {picture && kind && <span>{kind}</span>}
        {picture && kind && detail && <span>{' · '}</span>}
        {detail && <span>{detail}</span>}
      </span>
    </span>
  </div>
);

function Approval({ approval }: { approval: ThreadApproval }) {
  const { label, state, stateLabel, approveLabel, changesLabel } = approval;
  return (
    <div className="rp-MessageThread-approval" data-state={state}>
      <span className="rp-MessageThread-label">{label}</span>
      <span className="rp-MessageThread-state">
        <StateMark className="rp-MessageThread-mark" state={MARKS[state]} />
        <span>{stateLabel}</span>
      </span>
      {state === 'pending' && (approveLabel || changesLabel) && (
        <span className="rp-MessageThread-choices">
          {approveLabel && <span className="rp-MessageThread-approve">{approveLabel}</span>}
          {changesLabel && <span className="rp-MessageThread-change">{changesLabel}</span>}
        </span>
      )}
    </div>
  );
}
