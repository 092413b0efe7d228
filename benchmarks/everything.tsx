import type { ComponentType, ReactNode } from 'react';
import { PLANS, questions, type FaqProps, type PlanProps } from './content.ts';

/** What the folder of each kit provides, one file each. */
export interface Parts {
  GetStarted: ComponentType;
  Faq: ComponentType<FaqProps>;
  SignUp: ComponentType;
  Plan: ComponentType<PlanProps>;
  /** What the kit needs around all of it. */
  Provider: ComponentType<{ children: ReactNode }>;
}

const ten = questions(10);

/** The fourth task: the other three and three cards on one page. */
export const Everything = ({ parts }: { parts: Omit<Parts, 'Provider'> }) => (
  <main>
    <parts.GetStarted />
    {PLANS.map((name) => (
      <parts.Plan key={name} name={name} />
    ))}
    <parts.Faq questions={ten} />
    <parts.SignUp />
  </main>
);
