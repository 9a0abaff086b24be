export * from './searchFocus';
export * from './foundElsewhere';
