export * from './SupportChannels.tsx';
