export const messages = {
  later: 'It is taken the next time the app is opened.',
  held: 'First save or leave what you have typed here: it would be lost.',
};
