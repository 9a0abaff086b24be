/** An unfinished ticket. */
export interface Draft {
  tripId: string;
  seats: number[];
  travelerName: string;
  travelerPhone: string;
  nextOfKinPhone: string;
  dateOfBirth: string;
  paymentMethod: string;
}

export const EMPTY_DRAFT: Draft = {
  tripId: '',
  seats: [],
  travelerName: '',
  travelerPhone: '',
  nextOfKinPhone: '',
  dateOfBirth: '',
  paymentMethod: '',
};

/** Everything but the payment method. */
export const nearlySold: Draft = {
  tripId: '91',
  seats: [4, 5],
  travelerName: 'Ngozi Okafor',
  travelerPhone: '08034127781',
  nextOfKinPhone: '08062201934',
  dateOfBirth: '1990-05-04',
  paymentMethod: '',
};
