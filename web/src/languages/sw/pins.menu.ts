export const translations = {
  screens: {
    devices: 'Vifaa vya pamoja',
    who: 'Wewe ni nani?',
  },
  help: {
    devices: 'Vishikwambi vinavyotumiwa na watu kadhaa: kila mtu hufanya mabadiliko kwa PIN yake.',
  },
  switchPerson: 'Badilisha mtu',
  switchQuestion: 'Ubadilishe mtu sasa?',
  switchUnsaved: 'Kuna kitu hakijahifadhiwa kwenye skrini hii.',
}
