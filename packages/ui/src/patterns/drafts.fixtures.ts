/** A ticket as far as the clerk has come with it. */
export interface Draft {
  selectedTrip: string;
  selectedSeats: number[];
  travelerName: string;
  mobileNumber: string;
  nextOfKin: string;
  dob: string;
  paymentMode: string;
}

export const EMPTY_DRAFT: Draft = {
  selectedTrip: '',
  selectedSeats: [],
  travelerName: '',
  mobileNumber: '',
  nextOfKin: '',
  dob: '',
  paymentMode: '',
};

/** Everything but how it is paid. */
export const nearlySold: Draft = {
  selectedTrip: '91',
  selectedSeats: [4, 5],
  travelerName: 'Ngozi Okafor',
  mobileNumber: '08034127781',
  nextOfKin: '08062201934',
  dob: '1990-05-04',
  paymentMode: '',
};
