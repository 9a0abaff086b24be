jest.retryTimes(1, { retryImmediately: true, logErrorsBeforeRetry: true });
