export * from './betweenBoxAndRows';
