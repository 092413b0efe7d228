import { describeBackend } from './conformance.ts';
import { createMemoryBackend } from './memory-backend.ts';

describeBackend('the in-memory backend', async () => {
  const backend = createMemoryBackend();
  return {
    async open() {
      await backend.signOut();
      return backend;
    },
    mailsTo: async (email) =>
      backend.control.mails.filter(({ to }) => to === email).map(({ kind }) => kind),
    confirmEmail: async (email) => backend.control.confirmEmail(email),
    close: async () => {},
  };
});
