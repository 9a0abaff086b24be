export * from './betweenBoxAndRows';
export * from './foundElsewhere';
