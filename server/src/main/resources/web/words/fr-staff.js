/** Les ordres de l’état-major pour toute une phase. */
export const staff = {
  staffProposes: 'L’état-major propose pour cette phase',
  'staffGiveAndEnd.one': 'Donner cet ordre et finir la phase',
  'staffGiveAndEnd.other': 'Donner ces {n} ordres et finir la phase',
  'staffGive.one': 'Donner cet ordre',
  'staffGive.other': 'Donner ces {n} ordres',
  staffHow: 'Décochez ce qui doit être laissé. Les ordres donnés à la main passent d’abord : la liste est alors refaite.',
  staffStays: 'Décochez ce qui doit être laissé. Ce qui vient ensuite est à vous de décider.',
  staffMore: 'Décochez ce qui doit être laissé. Le reste est proposé une fois ceux-ci donnés.',
  staffMarch: 'Marches par l’état-major',
  staffThinks: 'L’état-major prépare les marches',
  staffRests: 'L’état-major laisserait chacun où il est.',
  staffRolls: '(un dé est jeté)',
  staffWorking: 'Ordres donnés : {n}',
  staffStopped: '{n} ordres sur {all} ont été donnés.',
  staffDie: 'Un dé a changé le plan de l’état-major. Voici ce qu’il propose maintenant.',
};
