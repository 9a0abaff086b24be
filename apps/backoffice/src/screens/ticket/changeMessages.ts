export const changeMessages = {
  close: 'Close',
  notChangeable: 'This ticket is void: nothing can be done with it any more.',
  delete: { title: 'Delete ticket' },
  reschedule: {
    title: 'Reschedule ticket',
    submit: 'Reschedule',
    done: 'Ticket rescheduled. Its earlier receipts are no longer valid.',
    from: 'Now',
    trip: 'New trip',
    choose: 'Choose a trip',
    noTrip: 'No such trip is for sale',
    chosen: 'Seats',
    fee: 'Fee for rescheduling',
    charged: 'Is charged',
    free: 'Is left',
    nothing: 'Nothing to collect',
    sum: (difference: string, fee: string, kept: string | undefined) =>
      `Difference of fare ${difference}, fee for rescheduling ${fee}${kept ? `, kept by the company ${kept}` : ''}.`,
    cashOnly: 'Take it in cash: a later transfer or card payment for this ticket cannot be confirmed.',
  },
  refund: {
    title: 'Refund ticket',
    submit: 'Refund',
    done: 'Ticket refunded.',
    kept: 'The company keeps',
    handOver: 'The ticket is void then, and its seats are free. Hand the money back once that is done.',
  },
};
