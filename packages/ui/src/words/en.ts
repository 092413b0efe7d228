/** Every word that the kit supplies, in English. Plain data, for `words` of a RapportProvider. */
import { errorSummaryWords } from '../forms/ErrorSummary/ErrorSummary.words.ts';
import { formWords } from '../forms/Form/Form.words.ts';
import { comboboxWords } from '../primitives/controls/Combobox/Combobox.words.ts';
import { fileFieldWords } from '../primitives/controls/FileField/FileField.words.ts';
import { linkWords } from '../primitives/controls/Link/Link.words.ts';
import { newPasswordFieldWords } from '../primitives/controls/NewPasswordField/NewPasswordField.words.ts';
import { numberFieldWords } from '../primitives/controls/NumberField/NumberField.words.ts';
import { passwordFieldWords } from '../primitives/controls/PasswordField/PasswordField.words.ts';
import { searchFieldWords } from '../primitives/controls/SearchField/SearchField.words.ts';
import { skipLinkWords } from '../primitives/controls/SkipLink/SkipLink.words.ts';
import { textAreaWords } from '../primitives/controls/TextArea/TextArea.words.ts';
import { sparklineWords } from '../primitives/data-display/Sparkline/Sparkline.words.ts';
import { statWords } from '../primitives/data-display/Stat/Stat.words.ts';
import { skeletonWords } from '../primitives/feedback/Skeleton/Skeleton.words.ts';
import { spinnerWords } from '../primitives/feedback/Spinner/Spinner.words.ts';
import { toastWords } from '../primitives/feedback/Toast/Toast.words.ts';
import { anchorNavWords } from '../primitives/navigation/AnchorNav/AnchorNav.words.ts';
import { breadcrumbsWords } from '../primitives/navigation/Breadcrumbs/Breadcrumbs.words.ts';
import { paginationWords } from '../primitives/navigation/Pagination/Pagination.words.ts';
import { dialogWords } from '../primitives/overlays/Dialog/Dialog.words.ts';
import { popoverWords } from '../primitives/overlays/Popover/Popover.words.ts';
import { announcementBarWords } from '../sections/AnnouncementBar/AnnouncementBar.words.ts';
import { applicationMessages } from '../sections/ApplicationForm/ApplicationForm.schema.ts';
import { applicationFormWords } from '../sections/ApplicationForm/ApplicationForm.words.ts';
import { changeNameMessages } from '../sections/ChangeNameForm/ChangeNameForm.schema.ts';
import { changeNameFormWords } from '../sections/ChangeNameForm/ChangeNameForm.words.ts';
import { comparisonTableWords } from '../sections/ComparisonTable/ComparisonTable.words.ts';
import { completeProfileMessages } from '../sections/CompleteProfileForm/CompleteProfileForm.schema.ts';
import { completeProfileFormWords } from '../sections/CompleteProfileForm/CompleteProfileForm.words.ts';
import { contactMessages } from '../sections/ContactForm/ContactForm.schema.ts';
import { contactFormWords } from '../sections/ContactForm/ContactForm.words.ts';
import { cookieNoticeWords } from '../sections/CookieNotice/CookieNotice.words.ts';
import { deleteAccountMessages } from '../sections/DeleteAccountForm/DeleteAccountForm.schema.ts';
import { deleteAccountFormWords } from '../sections/DeleteAccountForm/DeleteAccountForm.words.ts';
import { jobListWords } from '../sections/JobList/JobList.words.ts';
import { newsletterMessages } from '../sections/NewsletterForm/NewsletterForm.schema.ts';
import { newsletterFormWords } from '../sections/NewsletterForm/NewsletterForm.words.ts';
import { passwordResetMessages } from '../sections/PasswordResetForm/PasswordResetForm.schema.ts';
import { passwordResetFormWords } from '../sections/PasswordResetForm/PasswordResetForm.words.ts';
import { periodSwitchWords } from '../sections/PeriodSwitch/PeriodSwitch.words.ts';
import { signInMessages } from '../sections/SignInForm/SignInForm.schema.ts';
import { signInFormWords } from '../sections/SignInForm/SignInForm.words.ts';
import { signUpMessages } from '../sections/SignUpForm/SignUpForm.schema.ts';
import { signUpFormWords } from '../sections/SignUpForm/SignUpForm.words.ts';

/** The words by component and prop. A value replaces each `{…}`. */
export const en = {
  AnchorNav: anchorNavWords,
  AnnouncementBar: announcementBarWords,
  ApplicationForm: { ...applicationFormWords, messages: applicationMessages },
  Breadcrumbs: breadcrumbsWords,
  ChangeNameForm: { ...changeNameFormWords, messages: changeNameMessages },
  Combobox: comboboxWords,
  ComparisonTable: comparisonTableWords,
  CompleteProfileForm: { ...completeProfileFormWords, messages: completeProfileMessages },
  ContactForm: { ...contactFormWords, messages: contactMessages },
  CookieNotice: cookieNoticeWords,
  DeleteAccountForm: { ...deleteAccountFormWords, messages: deleteAccountMessages },
  Dialog: dialogWords,
  ErrorSummary: errorSummaryWords,
  FileField: fileFieldWords,
  Form: formWords,
  JobList: jobListWords,
  Link: linkWords,
  NewPasswordField: newPasswordFieldWords,
  NewsletterForm: { ...newsletterFormWords, messages: newsletterMessages },
  NumberField: numberFieldWords,
  Pagination: paginationWords,
  PasswordField: passwordFieldWords,
  PasswordResetForm: { ...passwordResetFormWords, messages: passwordResetMessages },
  PeriodSwitch: periodSwitchWords,
  Popover: popoverWords,
  SearchField: searchFieldWords,
  SignInForm: { ...signInFormWords, messages: signInMessages },
  SignUpForm: { ...signUpFormWords, messages: signUpMessages },
  Skeleton: skeletonWords,
  SkipLink: skipLinkWords,
  Sparkline: sparklineWords,
  Spinner: spinnerWords,
  Stat: statWords,
  TextArea: textAreaWords,
  Toast: toastWords,
};

/** All words of a language. */
export type Words = typeof en;
