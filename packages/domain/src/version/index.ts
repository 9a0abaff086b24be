export * from './facts';
export * from './fieldLines';
export * from './merge';
export * from './versioned';
