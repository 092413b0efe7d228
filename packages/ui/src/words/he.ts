/**
 * Every word that the kit supplies, in Hebrew. Buttons are nouns and requests are impersonal, so
 * that they address everyone. Plain data, for the `words` of a RapportProvider.
 */
import type { Words } from './en.ts';

const close = 'סגירה';
const email = 'כתובת דוא״ל';
const fullName = 'שם מלא';
const loading = 'בטעינה';
const password = 'סיסמה';
const saving = 'מתבצעת שמירה...';
const sending = 'מתבצעת שליחה...';
const userType = 'סוג החשבון';

const needsScript = (what: string) =>
  `${what} דורשת JavaScript. יש להפעיל אותו ולטעון את העמוד מחדש.`;

const emailFormat = 'יש להזין כתובת דוא״ל במבנה name@example.com';
const emailMessages = { emailRequired: 'יש להזין כתובת דוא״ל', emailFormat };
const fullNameMessages = { fullNameRequired: 'יש להזין שם מלא' };
const passwordRequired = 'יש להזין את הסיסמה';
const userTypeRequired = 'יש לבחור סוג חשבון';

/** Hebrew. The page itself needs `lang="he"` and `dir="rtl"`. */
export const he: Words = {
  AnchorNav: { label: 'בעמוד הזה' },
  AnnouncementBar: { label: 'הודעה', dismissLabel: close },
  ApplicationForm: {
    title: 'הגשת מועמדות',
    name: 'שם',
    email,
    message: 'הודעה (לא חובה)',
    submitLabel: 'שליחת המועמדות',
    submitBusyLabel: sending,
    success: 'תודה על הגשת המועמדות. תשובה תישלח בדוא״ל.',
    unexpected: 'שליחת המועמדות נכשלה: {message}',
    noScript: needsScript('הגשת מועמדות'),
    messages: { nameRequired: 'יש להזין שם', ...emailMessages },
  },
  Breadcrumbs: { label: 'נתיב ניווט' },
  ChangeNameForm: {
    title: 'עדכון השם',
    fullName,
    submitLabel: 'שמירה',
    submitBusyLabel: saving,
    success: 'השם עודכן.',
    unexpected: 'עדכון השם נכשל: {message}',
    noScript: needsScript('שמירה'),
    messages: fullNameMessages,
  },
  Combobox: { emptyText: 'לא נמצאו תוצאות' },
  ComparisonTable: { includedLabel: 'כלול', notIncludedLabel: 'לא כלול' },
  CompleteProfileForm: {
    title: 'השלמת הפרופיל',
    text: 'לחשבון עדיין אין פרופיל. כמה פרטים ישלימו אותו.',
    fullName,
    userType,
    submitLabel: 'שמירה והמשך',
    submitBusyLabel: saving,
    unexpected: 'שמירת הפרופיל נכשלה: {message}',
    noScript: needsScript('שמירה'),
    messages: { ...fullNameMessages, userTypeRequired },
  },
  ContactForm: {
    title: 'יצירת קשר',
    firstName: 'שם פרטי',
    lastName: 'שם משפחה',
    email,
    company: 'חברה',
    subject: 'נושא',
    message: 'הודעה',
    messageHint: 'עד 500 תווים',
    submitLabel: 'שליחת ההודעה',
    submitBusyLabel: sending,
    success: 'תודה על ההודעה. תשובה תישלח בהקדם.',
    unexpected: 'שליחת ההודעה נכשלה: {message}',
    noScript: needsScript('שליחת הודעה'),
    messages: { emailFormat, nothingToSend: 'יש לכתוב נושא או הודעה' },
  },
  CookieNotice: {
    title: 'קובצי Cookie באתר',
    text: 'חלק מקובצי ה־Cookie נחוצים לפעולת האתר. השאר נתונים לבחירה, ואפשר לשנות אותה בכל עת.',
    rejectLabel: 'דחיית הכול',
    acceptLabel: 'אישור הכול',
    detailsLabel: 'בחירה פרטנית',
    necessaryLabel: 'נחוצים',
    necessaryHint: 'האתר אינו פועל בלעדיהם.',
    saveLabel: 'שמירת הבחירה',
  },
  DeleteAccountForm: {
    title: 'מחיקת החשבון',
    text: 'החשבון וכל מה שבו יימחקו מייד. אי אפשר לבטל את המחיקה.',
    password,
    passwordHint: 'יש להזין את הסיסמה לאימות הזהות.',
    submitLabel: 'מחיקת החשבון',
    submitBusyLabel: 'מתבצעת מחיקה...',
    unexpected: 'מחיקת החשבון נכשלה: {message}',
    noScript: needsScript('מחיקת החשבון'),
    messages: { passwordRequired },
  },
  Dialog: { closeLabel: close },
  ErrorSummary: { title: 'יש בעיה' },
  FileField: { removeLabel: 'הסרת {name}' },
  Form: {
    unexpected: 'משהו השתבש: {message}',
    unknownError: 'שגיאה לא ידועה',
    notLoaded:
      'חלק מהעמוד לא נטען. יש לבדוק את החיבור לאינטרנט, ולנסות שוב או לטעון את העמוד מחדש.',
    severalErrors: 'יש לתקן את הפרטים הבאים:',
  },
  JobList: { skillsLabel: 'כישורים' },
  Link: { newTabLabel: '(נפתח בכרטיסייה חדשה)' },
  NewPasswordField: {
    advice: {
      short: 'חלשה: יש להשתמש ב־8 תווים לפחות.',
      common: 'חלשה: רבים משתמשים בסיסמה הזאת. עדיף לבחור כמה מילים שאין ביניהן קשר.',
      personal: 'חלשה: אין להשתמש בשם או בכתובת הדוא״ל.',
      pattern: 'חלשה: קל לנחש תווים חוזרים או עוקבים.',
      good: 'טובה. סיסמה ארוכה יותר היא חזקה יותר: קל לזכור כמה מילים.',
      strong: 'חזקה.',
    },
  },
  NewsletterForm: {
    title: 'הרשמה לניוזלטר',
    email,
    placeholder: 'כתובת הדוא״ל שלך',
    submitLabel: 'הרשמה',
    submitBusyLabel: 'מתבצעת הרשמה...',
    success: 'תודה על ההרשמה. הגיליון הבא יישלח בדוא״ל.',
    unexpected: 'ההרשמה נכשלה: {message}',
    noScript: needsScript('הרשמה'),
    messages: emailMessages,
  },
  NumberField: { increaseLabel: 'הגדלה', decreaseLabel: 'הקטנה' },
  Pagination: {
    label: 'ניווט בין עמודים',
    pageLabel: 'עמוד {page}',
    previousLabel: 'הקודם',
    nextLabel: 'הבא',
  },
  PasswordField: { showLabel: 'הצגת הסיסמה', hideLabel: 'הסתרת הסיסמה' },
  PasswordResetForm: {
    title: 'איפוס הסיסמה',
    text: 'יש להזין את כתובת הדוא״ל של החשבון, וקישור לבחירת סיסמה חדשה יישלח אליה.',
    email,
    submitLabel: 'שליחת הקישור',
    submitBusyLabel: sending,
    success:
      'אם יש חשבון עם הכתובת הזאת, קישור לבחירת סיסמה חדשה כבר בדרך אליה. כדאי לבדוק גם בתיקיית דואר הזבל.',
    unexpected: 'שליחת הקישור נכשלה: {message}',
    noScript: needsScript('בקשת קישור'),
    messages: emailMessages,
  },
  PeriodSwitch: { legend: 'תקופת החיוב' },
  Popover: { closeLabel: close },
  SearchField: { clearLabel: 'ניקוי החיפוש', submitLabel: 'חיפוש' },
  SignInForm: {
    title: 'התחברות',
    email,
    password,
    submitLabel: 'התחברות',
    submitBusyLabel: 'מתבצעת התחברות...',
    unexpected: 'ההתחברות נכשלה: {message}',
    noScript: needsScript('התחברות'),
    messages: { ...emailMessages, passwordRequired },
  },
  SignUpForm: {
    title: 'יצירת חשבון',
    fullName,
    email,
    password,
    confirmPassword: 'אימות הסיסמה',
    userType,
    submitLabel: 'יצירת חשבון',
    submitBusyLabel: 'החשבון נוצר...',
    unexpected: 'יצירת החשבון נכשלה: {message}',
    noScript: needsScript('יצירת חשבון'),
    messages: {
      ...fullNameMessages,
      ...emailMessages,
      passwordRequired: 'יש להזין סיסמה',
      confirmPasswordRequired: 'יש להזין את הסיסמה שוב',
      passwordsDiffer: 'הסיסמאות אינן תואמות',
      userTypeRequired,
    },
  },
  Skeleton: { label: loading },
  SkipLink: { label: 'דילוג לתוכן' },
  Sparkline: {
    summary: 'מ־{first} עד {last}, הנמוך ביותר {lowest}, הגבוה ביותר {highest}',
    emptySummary: 'אין ערכים',
  },
  Spinner: { label: loading },
  Stat: { directionLabels: { up: 'עלייה', down: 'ירידה', flat: 'ללא שינוי' } },
  TextArea: {
    limitText: 'עד {count} תווים',
    leftText: 'תווים שנותרו: {count}',
    overText: 'תווים עודפים: {count}',
  },
  Toast: { label: 'התראות ({hotkey})', toastLabel: 'התראה', closeLabel: close },
};
