module.exports = {
  testEnvironment: 'jsdom',
  testTimeout: 60_000,
  // The kit is published as ES modules, which Jest has to compile.
  transformIgnorePatterns: ['/node_modules/(?!@rapport/ui/)'],
};
