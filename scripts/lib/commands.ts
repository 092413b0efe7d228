/**
 * Every command, in four groups. The first word after `--` can choose another script:
 * `npm run bench -- kit` runs `scripts/bench-kit.ts`; see bootstrap.mjs.
 */
export const commands: Record<string, Record<string, string>> = {
  'See it': {
    'npm start': 'the site, Storybook and the backend; each change shows at once',
    'npm run preview': 'the site as visitors get it, with the backend',
    'npm run storybook': 'Storybook as its readers get it',
    'npm run inbox': 'what forms have sent; also -- --csv, --json, --kind and --project',
    'npm run reset': 'deletes the accounts of the backend, and what forms have sent',
    'npm run help': 'this list',
  },
  'Prove it': {
    'npm test': 'everything that matters, in minutes',
    'npm test -- Accordion': 'the tests in files whose paths have this word',
    'npm run test:full': 'everything; nightly, and before a release',
    'npm test -- audit': 'known vulnerabilities in what ships',
    'npm test -- contract': 'how the API differs from that of the last release',
    'npm test -- licenses': 'the licenses of what ships',
    'npm test -- screenshots': 'stories as they were drawn here before',
    'npm run bench': 'how fast pages are; also -- kit',
  },
  'Change it': {
    'npm run new section Pledge': 'adds a primitive, section, form, page or theme',
    'npm run update': 'renews every record: API report, sizes, fonts, format',
    'npm run update -- pictures': 'README, Storybook’s first page, link previews and icons',
    'npm run update -- addresses': 'where site and code are, and what npm calls the kit',
  },
  'Hand it over': {
    'npm run pack': 'the kit as a tarball, for projects elsewhere',
    'npm run build': 'the site for a real Firebase project; -- storybook: Storybook alone',
    'npm run chromatic': 'publishes Storybook at Chromatic',
    'npm run release -- version': 'the next version; -- publish publishes it',
  },
};
