import type { ReactNode } from 'react';
import { StateMark, type StateMarkProps } from '../Screen/parts.tsx';
import { Screen, type FrameProps } from '../Screen/Screen.tsx';

interface ContractSummaryProps extends FrameProps {
  /** Subject of the contract. */
  about: string;
  /** The two who sign, each with a portrait or a logo, cropped to a circle. */
  parties: { name: string; picture: ReactNode }[];
  /** The amount, with its currency. */
  amount: string;
  /** The agreed terms, all fulfilled. */
  terms: { label: string; detail?: string }[];
  /** The three steps of the payment. The second is the current step. @default none */
  payment?: (Pick<StateMarkProps, 'state'> & { label: string; detail: string })[];
}

/** An agreement: its parties, its terms, and the state of the payment. */
export const ContractSummary = ({
  about,
  parties,
  amount,
  terms,
  payment,
  ...frame
}: ContractSummaryProps) => (
  <Screen {...frame}>
    <div className="rp-ContractSummary-head">
      <div className="rp-ContractSummary-parties">
        {parties.map(({ name, picture }) => (
          <span key={name} className="rp-ContractSummary-picture">
            {picture}
          </span>
        ))}
      </div>
      <div className="rp-ContractSummary-about">
        <div className="rp-ContractSummary-title">{about}</div>
        <div className="rp-ContractSummary-names">
          {parties.map(({ name }) => (
            <span key={name} className="rp-ContractSummary-name">
              {name}
            </span>
          ))}
        </div>
      </div>
      <div className="rp-ContractSummary-amount">{amount}</div>
    </div>
    <div className="rp-ContractSummary-terms">
      {terms.map(({ label, detail }) => (
        <div key={label} className="rp-ContractSummary-term">
          <StateMark className="rp-ContractSummary-mark" state="done" />
          <span className="rp-ContractSummary-words">
            <span className="rp-ContractSummary-label">{label}</span>
            <span className="rp-ContractSummary-detail">{detail}</span>
          </span>
        </div>
      ))}
    </div>
    {payment && (
      <div className="rp-ContractSummary-payment">
        <span className="rp-ContractSummary-track">
          <span className="rp-ContractSummary-progress" />
        </span>
        {payment.map(({ state, label, detail }) => (
          <div key={label} className="rp-ContractSummary-step" data-state={state}>
            <StateMark className="rp-ContractSummary-stepMark" state={state} />
            <span className="rp-ContractSummary-stepLabel">{label}</span>
            <span className="rp-ContractSummary-quiet">{detail}</span>
          </div>
        ))}
      </div>
    )}
  </Screen>
);
