/**
 * What the site costs a month, for docs/production.md. Prices change: see there for where they come
 * from and when they were read.
 */

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** A record as sign-up writes it, sized by the rules of Firestore's storage page. */
function recordBytes(): number {
  const size = (text: string) => text.length + 1;
  const name = size('users') + size('x'.repeat(28)) + 16;
  const fields = {
    email: 'ada.okafor@example.com',
    displayName: 'Ada Okafor-Lindqvist',
    userType: 'influencer',
    createdAt: '2026-11-20T09:30:00.000Z',
  };
  const sizes = Object.entries(fields).map(([field, value]) => size(field) + size(value));
  const document = name + 32 + sum(sizes);
  // Each field is indexed twice: up and down. 16 is the name of the root.
  const indexes = 2 * sum(sizes.map((field) => name + 16 + field + 32));
  return document + indexes;
}

/** How a marketplace of this kind may be used; nobody has measured it. */
const USE = {
  /** Share of accounts that are used in a month. */
  activeShare: 0.3,
  /** Share of accounts that are new in a month. */
  newShare: 0.05,
  /** Visits of an active account in a month; each loads one page, the other pages are drawn there. */
  visits: 8,
  /** Share of these visits whose browser has none of the site's files yet. */
  uncachedShare: 0.5,
  /** Visits without an account for each new account. */
  visitsBeforeSignUp: 10,
};

/** What the site does, counted in packages/app/src/session with the calls of the real SDK. */
const SITE = {
  /** Firestore reads when a page loads with a signed-in visitor, or at sign-in. */
  readsPerVisit: 1,
  /** Firestore writes at sign-up: the profile record. */
  writesPerSignUp: 1,
  /** Bytes of a profile record in Firestore with its automatic indexes. */
  recordBytes: recordBytes(),
  /** Bytes of Firestore's answer to a read, with headers. */
  answerBytes: 1024,
  /** Kilobytes, compressed: HTML, CSS, scripts and fonts of the landing page. */
  landingKilobytes: 161,
  /** The dashboard and Firebase's code. */
  dashboardKilobytes: 191,
  /** The dashboard's HTML alone: a browser that has the other files asks only for this one. */
  cachedKilobytes: 6,
};

const DAYS = 30;
const GIB = 2 ** 30;

/** US dollars. Firestore: the multi-region nam5; a single region costs about half. */
const PRICES = {
  read: 0.06 / 100_000,
  freeReads: 50_000 * DAYS,
  write: 0.18 / 100_000,
  freeWrites: 20_000 * DAYS,
  storedGib: 0.18,
  freeGib: 1,
  answeredGib: 0.12,
  freeAnsweredGib: 10,
  hostedGigabyte: 0.15,
  freeHostedGigabytes: 10,
};

/** Price of an active account with Identity Platform, up to a number of them. */
const ACCOUNT_TIERS: [upTo: number, price: number][] = [
  [50_000, 0],
  [100_000, 0.0055],
  [1_000_000, 0.0046],
  [10_000_000, 0.0032],
  [Infinity, 0.0025],
];

const above = (free: number, used: number) => Math.max(0, used - free);

/** The price of active accounts, each at the price of its tier. */
export function accountPrice(active: number): number {
  let [total, from] = [0, 0];
  for (const [upTo, price] of ACCOUNT_TIERS) {
    total += Math.max(0, Math.min(active, upTo) - from) * price;
    from = upTo;
  }
  return total;
}

/** The price of reCAPTCHA Enterprise: 8 dollars from 10,000 a month, each one from 100,000. */
export const assessmentPrice = (count: number): number =>
  (count > 10_000 ? 8 : 0) + above(100_000, count) * 0.001;

/** Amounts and dollars of a month. */
export interface MonthlyCosts {
  accounts: number;
  active: number;
  signUpsPerDay: number;
  reads: number;
  storedGib: number;
  hostedGigabytes: number;
  firestore: number;
  hosting: number;
  /** Only with Identity Platform. */
  identityPlatform: number;
  /** Only with App Check. */
  recaptcha: number;
}

/** What a month costs with this many accounts. */
export function monthlyCosts(accounts: number): MonthlyCosts {
  const active = accounts * USE.activeShare;
  const visits = active * USE.visits;
  const signUps = accounts * USE.newShare;
  const reads = visits * SITE.readsPerVisit;
  const writes = signUps * SITE.writesPerSignUp;
  const storedGib = (accounts * SITE.recordBytes) / GIB;
  const answeredGib = (reads * SITE.answerBytes) / GIB;
  const visitKilobytes =
    USE.uncachedShare * SITE.dashboardKilobytes + (1 - USE.uncachedShare) * SITE.cachedKilobytes;
  const hostedGigabytes =
    (visits * visitKilobytes + signUps * USE.visitsBeforeSignUp * SITE.landingKilobytes) / 1e6;
  return {
    accounts,
    active,
    signUpsPerDay: signUps / DAYS,
    reads,
    storedGib,
    hostedGigabytes,
    firestore:
      above(PRICES.freeReads, reads) * PRICES.read +
      above(PRICES.freeWrites, writes) * PRICES.write +
      above(PRICES.freeGib, storedGib) * PRICES.storedGib +
      above(PRICES.freeAnsweredGib, answeredGib) * PRICES.answeredGib,
    hosting: above(PRICES.freeHostedGigabytes, hostedGigabytes) * PRICES.hostedGigabyte,
    identityPlatform: accountPrice(active),
    recaptcha: assessmentPrice(visits + signUps),
  };
}

const round = (value: number) => Math.round(value).toLocaleString('en-US');
const dollars = (value: number) => `$${round(value)}`;

const ROWS: [title: string, of: (costs: MonthlyCosts) => string][] = [
  ['active accounts', ({ active }) => round(active)],
  ['sign-ups a day', ({ signUpsPerDay }) => round(signUpsPerDay)],
  ['Firestore reads', ({ reads }) => round(reads)],
  ['Firestore storage', ({ storedGib }) => `${storedGib.toFixed(1)} GiB`],
  ['Hosting transfer', ({ hostedGigabytes }) => `${round(hostedGigabytes)} GB`],
  ['Authentication, password accounts', () => '$0'],
  ['Firestore', ({ firestore }) => dollars(firestore)],
  ['Hosting', ({ hosting }) => dollars(hosting)],
  ['**a month**', ({ firestore, hosting }) => `**${dollars(firestore + hosting)}**`],
  ['App Check: reCAPTCHA Enterprise', ({ recaptcha }) => `+ ${dollars(recaptcha)}`],
  ['Identity Platform', ({ identityPlatform }) => `+ ${dollars(identityPlatform)}`],
];

/** The table in docs/production.md. */
export function costTable(): string[][] {
  const columns = [1_000, 1_000_000, 100_000_000].map(monthlyCosts);
  return [
    ['a month', ...columns.map(({ accounts }) => `${round(accounts)} accounts`)],
    ...ROWS.map(([title, of]) => [title, ...columns.map(of)]),
  ];
}
