module.exports = {
  testEnvironment: 'jsdom',
  testTimeout: 60_000,
  setupFiles: ['<rootDir>/setup.js'],
  // As the guide for testing says: the kit is published as ES modules, which Jest has to compile.
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/)?@rapport[/+]ui)'],
};
