/** All drivers. `index.ts` and `playwright.ts` offer each under the same name. */
import type {
  ApplicationValues,
  ChangeNameValues,
  CompleteProfileValues,
  ContactValues,
  DeleteAccountValues,
  NewsletterValues,
  PasswordResetValues,
  SignInValues,
  SignUpValues,
} from '@rapport/ui';
import { cookieNotice, type CookieNoticeDriver } from './cookie-notice.ts';
import { accordion, faq, type AccordionDriver, type FaqDriver } from './disclosure.ts';
import { formDriver, type FormDriver } from './form.ts';
import { header, type HeaderDriver } from './header.ts';
import {
  dialog,
  menu,
  toast,
  type DialogDriver,
  type MenuDriver,
  type ToastDriver,
} from './overlays.ts';
import type { DriverOptions, Place } from './place.ts';
import { pricing, type PricingDriver } from './pricing.ts';
import { tabs, type TabsDriver } from './tabs.ts';

// Interfaces, because a type alias is written out in the declarations, with the path of its file.
/** The values of a sign-up form. */
export interface SignUpInput extends SignUpValues<string> {}
/** The values of a form to complete a profile. */
export interface CompleteProfileInput extends CompleteProfileValues<string> {}
/** The values of a contact form. */
export interface ContactInput extends ContactValues {}

export const drivers = {
  accordion,
  applicationForm: formDriver<ApplicationValues>('.rp-ApplicationForm', 'application form'),
  changeNameForm: formDriver<ChangeNameValues>('.rp-ChangeNameForm', 'form to change a name'),
  completeProfileForm: formDriver<CompleteProfileInput>(
    '.rp-CompleteProfileForm',
    'form to complete a profile',
  ),
  contactForm: formDriver<ContactInput>('.rp-ContactForm', 'contact form'),
  cookieNotice,
  deleteAccountForm: formDriver<DeleteAccountValues>(
    '.rp-DeleteAccountForm',
    'form to delete an account',
  ),
  dialog,
  faq,
  form: formDriver('.rp-Form', 'form'),
  header,
  menu,
  newsletterForm: formDriver<NewsletterValues>('.rp-NewsletterForm', 'newsletter form'),
  passwordResetForm: formDriver<PasswordResetValues>(
    '.rp-PasswordResetForm',
    'form to reset a password',
  ),
  pricing,
  signInForm: formDriver<SignInValues>('.rp-SignInForm', 'sign-in form'),
  signUpForm: formDriver<SignUpInput>('.rp-SignUpForm', 'sign-up form'),
  tabs,
  toast,
};

/** All drivers for a tool. Each takes the tool's own type for a place in the page. */
export type Drivers<Root, Options = DriverOptions> = {
  [Name in keyof typeof drivers]: (
    root: Root,
    options?: Options,
  ) => ReturnType<(typeof drivers)[Name]>;
};

/** Makes the drivers for a tool from a function that reads one of the tool's places. */
export const driversFor = <Root, Options extends DriverOptions = DriverOptions>(
  placeOf: (root: Root, options?: Options) => Place,
): Drivers<Root, Options> =>
  Object.fromEntries(
    Object.entries(drivers).map(([name, driver]) => [
      name,
      (root: Root, options?: Options) => driver(placeOf(root, options), options),
    ]),
  ) as Drivers<Root, Options>;

export type {
  AccordionDriver,
  CookieNoticeDriver,
  DialogDriver,
  FaqDriver,
  FormDriver,
  HeaderDriver,
  MenuDriver,
  PricingDriver,
  TabsDriver,
  ToastDriver,
};
export type { FieldInput, FormInput, FormState } from './form.ts';
export type { DriverOptions } from './place.ts';
export type { Step } from './steps.ts';
