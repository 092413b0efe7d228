import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StateMark } from '../../../lib/StateMark.tsx';
import { Screen, type ScreenProps } from '../Screen/Screen.tsx';

/** One of the two who sign. */
export interface ContractParty {
  /** Name of the person or the company. */
  name: ReactNode;
  /** A portrait or a logo, cropped to a circle. @default none */
  picture?: ReactNode;
}

/** One term, such as what is delivered, for what it may be used, or when it is due. */
export interface ContractTerm {
  /** What the term is about. */
  label: ReactNode;
  /** What was agreed. @default none */
  detail?: ReactNode;
  /** Whether it is fulfilled. @default false */
  done?: boolean;
}

/** One signature. */
export interface ContractSignature {
  /** Who signs. */
  name: ReactNode;
  /** Whether it is signed. @default false */
  signed?: boolean;
  /** The state in words, perhaps with a date. */
  stateLabel: string;
}

/** One step of the payment. */
export interface PaymentStep {
  /** Name of the step. */
  label: ReactNode;
  /** A short line such as its date. @default none */
  detail?: ReactNode;
}

/** The payment, which goes through three steps. */
export interface ContractPayment {
  /** Where the money is: held, released by an approval, or paid out. */
  state: 'held' | 'approved' | 'paid';
  /** The money is held. */
  held: PaymentStep;
  /** The work is approved. */
  approved: PaymentStep;
  /** The money is paid out. */
  paid: PaymentStep;
}

/** Content of a `ContractSummary`. */
export interface ContractSummaryContent {
  /** What the contract is about. */
  title: ReactNode;
  /** The two parties. */
  parties: readonly ContractParty[];
  /** The amount, with its currency. */
  amount: ReactNode;
  /** A short line about the amount. @default none */
  note?: ReactNode;
  /** The terms. */
  terms: readonly ContractTerm[];
  /** The signatures. @default none */
  signatures?: readonly ContractSignature[];
  /** The payment. @default none */
  payment?: ContractPayment;
}

export interface ContractSummaryProps extends Omit<ScreenProps, 'children' | 'padding'> {
  /** The parties, the terms and the payment. */
  content: ContractSummaryContent;
}

const STEPS = ['held', 'approved', 'paid'] as const;

/** What hands write on the line, one for each of two parties. */
const SIGNATURES = [
  'M2 15C6 5 11 2 10 8S5 19 8 18s6-9 8-9-2 7 1 7 4-6 6-6-1 5 1 6 4-3 6-5 3 4 5 4 5-3 9-4',
  'M3 8c8-7 15-6 14-1S6 14 5 17s9 1 13-4-1 5 2 5 4-7 6-6-3 5 0 5 5-5 7-5-1 4 2 4 6-2 10-4',
];

/** A picture of an agreement: its parties, terms and signatures, and where the payment is. */
export function ContractSummary({ content, className, ...rest }: ContractSummaryProps) {
  const { title, parties, amount, note, terms, signatures = [], payment } = content;
  return (
    <Screen {...rest} padding="none" className={clsx('rp-ContractSummary', className)}>
      <div className="rp-ContractSummary-head" data-enter="">
        {parties.some(({ picture }) => Boolean(picture)) && (
          <div className="rp-ContractSummary-parties">
            {parties.map(({ picture }, index) => (
              <span key={index} className="rp-ContractSummary-picture">
                {picture}
              </span>
            ))}
          </div>
        )}
        <div className="rp-ContractSummary-about">
          <div className="rp-ContractSummary-title">{title}</div>
          <div className="rp-ContractSummary-names">
            {parties.map(({ name }, index) => (
              <span key={index} className="rp-ContractSummary-name">
                {name}
              </span>
            ))}
          </div>
        </div>
        <div className="rp-ContractSummary-price">
          <div className="rp-ContractSummary-amount">{amount}</div>
          {note && <div className="rp-ContractSummary-quiet">{note}</div>}
        </div>
      </div>
      <div className="rp-ContractSummary-terms" data-enter="">
        {terms.map(({ label, detail, done }, index) => (
          <div key={index} className="rp-ContractSummary-term" data-done={done || undefined}>
            <StateMark className="rp-ContractSummary-mark" state={done ? 'done' : 'open'} />
            <span className="rp-ContractSummary-words">
              <span className="rp-ContractSummary-label">{label}</span>
              <span className="rp-ContractSummary-detail">{detail}</span>
            </span>
          </div>
        ))}
      </div>
      {signatures.length > 0 && (
        <div className="rp-ContractSummary-signatures" data-enter="">
          {signatures.map(({ name, signed, stateLabel }, index) => (
            <div
              key={index}
              className="rp-ContractSummary-signature"
              data-done={signed || undefined}
            >
              <span className="rp-ContractSummary-line">
                {signed && (
                  <svg className="rp-ContractSummary-hand" viewBox="0 0 50 20" fill="none">
                    <path d={SIGNATURES[index % 2]} stroke="currentColor" />
                  </svg>
                )}
              </span>
              <span className="rp-ContractSummary-label">{name}</span>
              <span className="rp-ContractSummary-state">
                <StateMark className="rp-ContractSummary-mark" state={signed ? 'done' : 'open'} />
                <span>{stateLabel}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      {payment && <Payment payment={payment} />}
    </Screen>
  );
}

function Payment({ payment }: { payment: ContractPayment }) {
  const now = STEPS.indexOf(payment.state);
  const stateOf = (index: number) => {
    if (index > now) return 'open';
    return index < now || payment.state === 'paid' ? 'done' : 'current';
  };
  return (
    <div className="rp-ContractSummary-payment" data-payment={payment.state}>
      <span className="rp-ContractSummary-track">
        <span className="rp-ContractSummary-progress" data-enter="" />
      </span>
      {STEPS.map((step, index) => (
        <div key={step} className="rp-ContractSummary-step" data-state={stateOf(index)}>
          <StateMark className="rp-ContractSummary-mark" state={stateOf(index)} />
          <span className="rp-ContractSummary-stepLabel">{payment[step].label}</span>
          <span className="rp-ContractSummary-quiet">{payment[step].detail}</span>
        </div>
      ))}
    </div>
  );
}
