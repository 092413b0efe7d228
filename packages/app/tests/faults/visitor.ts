import type { SignUpValues } from '@rapport/ui';
import { ended } from '../../src/content/login.ts';
import {
  dashboards,
  greeting,
  loading,
  unreadProfile,
  firstSteps,
} from '../../src/content/dashboard.tsx';
import type { ActionResult, SignedInSession } from '../../src/session/types.ts';
import type { UserType } from '../../src/session/types.ts';
import type { Browser } from './browser.ts';
import type { Page } from './page.ts';

/** Text that no message may show: codes, addresses of servers, and names of internal parts. */
const RAW =
  /auth\/|firebase|https?:|127\.0\.0|localhost|\bError \(|[A-Z]{3,}_[A-Z]|undefined|\[object/i;

/** Returns a message, if a visitor may read it and its detail. */
export function plain(message: string, detail = ''): string {
  if (RAW.test(message) || RAW.test(detail))
    throw new Error(`A visitor would read: ${message} / ${detail}`);
  return message;
}

/** A visitor of a page, who can act and report what is visible. */
export class Visitor {
  /** Everything that the visitor sees and does after the fault, for docs/reliability.md. */
  readonly story: string[] = [];
  readonly browser: Browser;
  page: Page;
  private readonly values: SignUpValues<UserType>;
  private message = '';
  /** Whether the last action succeeded. */
  succeeded = false;

  /** Opens a page. */
  constructor(browser: Browser, values: SignUpValues<UserType>) {
    this.browser = browser;
    this.values = values;
    this.page = browser.open();
  }

  /** Opens a page and waits until it has settled. */
  static async at(browser: Browser, values: SignUpValues<UserType>): Promise<Visitor> {
    const visitor = new Visitor(browser, values);
    await visitor.page.settle();
    return visitor;
  }

  get email() {
    return this.values.email;
  }

  get session() {
    return this.page.site.store.getSnapshot();
  }

  get isDone(): boolean {
    const { session } = this;
    return session.status === 'signedIn' && session.profile === 'present';
  }

  signUp = () => this.act(({ actions }) => actions.signUp(this.values));
  signIn = () => this.act(({ actions }) => actions.signIn(this.values));
  logOut = () => this.act(({ store }) => store.signOut());
  complete = () => this.act(({ actions }) => actions.completeProfile(this.values));
  readAgain = () => this.act(({ actions }) => actions.readAgain());
  forget = () => this.act(({ actions }) => actions.resetPassword({ email: this.email }));
  sendAgain = () => this.act(({ actions }) => actions.resendVerification());

  async act(run: (site: Page['site']) => Promise<ActionResult>): Promise<void> {
    this.message = '';
    const result = await this.page.act(run);
    this.succeeded = result?.status === 'success';
    if (result?.status !== 'error') return;
    const { message, detail } = result;
    this.message = plain(message, detail);
  }

  /** Reloads the page, or opens a new one if the tab is closed. */
  async reload(): Promise<void> {
    this.message = '';
    if (this.page.isOpen) this.page.close();
    this.page = this.browser.open();
    await this.page.settle();
  }

  /** Returns what the page shows now. */
  sees(): string {
    if (!this.page.isOpen) return 'nothing: the page is gone';
    const { session } = this;
    if (session.status === 'unknown') throw new Error('Stuck: the session stays unknown.');
    const quote = this.message && `“${this.message}”`;
    if (session.status === 'signedOut') {
      const notice = session.ended && `“${ended[session.ended]}”`;
      return [notice, quote].filter(Boolean).join(', ') || 'the form';
    }
    const mail = session.verificationMailFailed && `“${firstSteps.email.failed}”`;
    return [this.dashboard(session), quote, mail].filter(Boolean).join(', ');
  }

  private dashboard({ user, userType, profile }: SignedInSession): string {
    const { values } = this;
    if (userType === values.userType && user.displayName === values.fullName)
      return 'the dashboard';
    if (userType) return `${dashboards[userType].title}, “${greeting(user.displayName)}”`;
    if (profile === 'missing') return 'a form that asks for name and type';
    return profile === 'reading' ? `“${loading}”` : `“${unreadProfile.text as string}”`;
  }

  note(deed: string): void {
    this.story.push(`${deed}: ${this.sees()}`);
  }

  /** Follows the suggestions of the page until the sign-up is complete. */
  async finish(): Promise<void> {
    for (let tries = 0; tries < 4 && !this.isDone; tries++) {
      const { session } = this;
      if (session.status === 'signedIn' && session.userType) {
        await this.reload();
        this.note('reload');
      } else if (session.status === 'signedIn') {
        await this.complete();
        this.note('answer');
      } else if (/already an account/.test(this.message)) {
        await this.signIn();
        this.note('sign in');
      } else {
        await this.signUp();
        this.note('create the account');
      }
    }
  }
}
