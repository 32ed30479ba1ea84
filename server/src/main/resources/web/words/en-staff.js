/** The staff's orders for a whole phase. */
export const staff = {
  staffProposes: 'The staff proposes for this phase',
  'staffGiveAndEnd.one': 'Give this order and end the phase',
  'staffGiveAndEnd.other': 'Give these {n} orders and end the phase',
  'staffGive.one': 'Give this order',
  'staffGive.other': 'Give these {n} orders',
  staffHow: 'Untick what is to be left out. Orders given by hand come first: the list is then drawn up anew.',
  staffStays: 'Untick what is to be left out. What comes after these is yours to decide.',
  staffMore: 'Untick what is to be left out. The rest is proposed once these are given.',
  staffMarch: 'Staff plans marches',
  staffThinks: 'The staff plans the marches',
  staffRests: 'The staff would leave everyone where he stands.',
  staffRolls: '(a die falls)',
  staffWorking: 'Orders given: {n}',
  staffStopped: '{n} of {all} orders were given.',
  staffDie: 'A die has changed the staff’s plan. This is what it proposes now.',
};
