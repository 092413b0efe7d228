import type { ReactNode } from 'react';
import { CheckMark } from '../Screen/parts.tsx';
import { Screen, type FrameProps } from '../Screen/Screen.tsx';

/** A file attached to a message. */
interface FileContent {
  name: string;
  /** Kind of the file, in a few letters: `PDF`. */
  kind: string;
  /** A short line such as its size. */
  detail: string;
}

/** One message. */
interface MessageContent {
  /** Name of the sender. */
  name: string;
  /** The person's portrait, cropped to a circle. */
  picture: ReactNode;
  time: string;
  text: string;
  /** A file, below the words. @default none */
  file?: FileContent;
  /** The approved item, below the file, and a word for its state. @default none */
  approval?: { label: string; state: string };
}

interface MessageThreadProps extends FrameProps {
  /** The messages, oldest first. */
  messages: MessageContent[];
}

const File = ({ name, kind, detail }: FileContent) => (
  <div className="site-MessageThread-file">
    <span className="site-MessageThread-thumbnail">
      <span className="site-MessageThread-kind">{kind}</span>
    </span>
    <span className="site-MessageThread-fileText">
      <span className="site-MessageThread-fileName">{name}</span>
      <span className="site-MessageThread-detail">{detail}</span>
    </span>
  </div>
);

const Message = ({ name, picture, time, text, file, approval }: MessageContent) => (
  <div className="site-MessageThread-message">
    <span className="site-MessageThread-person">{picture}</span>
    <div className="site-MessageThread-body">
      <div className="site-MessageThread-from">
        <span className="site-MessageThread-name">{name}</span>
        <span>{time}</span>
      </div>
      <div className="site-MessageThread-bubble">{text}</div>
      {file && (
        <div className="site-MessageThread-card">
          <File {...file} />
          {approval && (
            <div className="site-MessageThread-approval">
              <span className="site-MessageThread-label">{approval.label}</span>
              <span className="site-MessageThread-state">
                <CheckMark className="site-MessageThread-mark" />
                <span>{approval.state}</span>
              </span>
            </div>
          )}
        </div>
      )}
    </div>
  </div>
);

/** The messages of two people, with a file and its approval. */
export const MessageThread = ({ messages, ...frame }: MessageThreadProps) => (
  <Screen {...frame}>
    <div className="site-MessageThread-messages">
      {messages.map((message) => (
        <Message key={message.time} {...message} />
      ))}
    </div>
  </Screen>
);
