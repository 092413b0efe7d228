declare module 'virtual:rapport/facts' {
  const facts: import('./collect-facts.ts').Facts;
  export default facts;
}
