export * from './standardTerms';
