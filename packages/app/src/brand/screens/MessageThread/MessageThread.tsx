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
  <div className="rp-MessageThread-file">
    <span className="rp-MessageThread-thumbnail">
      <span className="rp-MessageThread-kind">{kind}</span>
    </span>
    <span className="rp-MessageThread-fileText">
      <span className="rp-MessageThread-fileName">{name}</span>
      <span className="rp-MessageThread-detail">{detail}</span>
    </span>
  </div>
);

const Message = ({ name, picture, time, text, file, approval }: MessageContent) => (
  <div className="rp-MessageThread-message">
    <span className="rp-MessageThread-person">{picture}</span>
    <div className="rp-MessageThread-body">
      <div className="rp-MessageThread-from">
        <span className="rp-MessageThread-name">{name}</span>
        <span>{time}</span>
      </div>
      <div className="rp-MessageThread-bubble">{text}</div>
      {file && (
        <div className="rp-MessageThread-card">
          <File {...file} />
          {approval && (
            <div className="rp-MessageThread-approval">
              <span className="rp-MessageThread-label">{approval.label}</span>
              <span className="rp-MessageThread-state">
                <CheckMark className="rp-MessageThread-mark" />
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
    <div className="rp-MessageThread-messages">
      {messages.map((message) => (
        <Message key={message.time} {...message} />
      ))}
    </div>
  </Screen>
);
