import { translations as menuTranslations } from './push.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    sendPush: 'Arifa ya push',
  },
  title: 'Arifa za push',
  states: {
    unsupported:
      'Kivinjari hiki hakina arifa za push. Kwenye iPhone au iPad, ongeza Brigade kwenye skrini ya kwanza kwanza.',
    denied: 'Zimezuiwa kwenye kivinjari hiki. Ruhusu arifa kwenye mipangilio ya kivinjari ya tovuti hii.',
    off: 'Pata arifa za oda zisizokubaliwa Brigade ikiwa imefungwa. Mameneja hupata pia maombi yaliyochelewa.',
    on: 'Arifa zimewashwa ukiwa umeingia kwenye kifaa hiki.',
  },
  agree: 'Washa',
  end: 'Zima',
  test: 'Tuma jaribio',
  testSent: 'Arifa ya jaribio imetumwa.',
  notAgreed: 'Arifa za push hazikuwashwa. Jaribu tena, au tumia kivinjari kingine.',
  times: {
    edit: 'Hariri',
    hint: 'Hutumwa Brigade ikiwa imefungwa. Wafanyakazi huziwasha kwenye Mipangilio ya simu zao.',
    list: 'Arifa za push',
    what: 'Tukio',
    who: 'Wapokeaji',
    after: 'Lini',
    notices: {
      newOrder: 'Oda isiyokubaliwa',
      overdueRequest: 'Ombi lisilo na mtu',
    },
    told: {
      newOrder: 'Mameneja na wapokea oda',
      overdueRequest: 'Mameneja',
    },
    whenOverdue: 'Linapochelewa',
    field: 'Arifu kuhusu oda mpya baada ya',
    unit: 'dk',
    from: 'Huanza mara moja, hata kwa oda zinazosubiri.',
    saved: 'Arifa za push zimehifadhiwa.',
  },
}
