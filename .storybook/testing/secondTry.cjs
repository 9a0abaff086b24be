jest.retryTimes(1, { retryImmediately: true });
