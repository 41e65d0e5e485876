export const translations = {
  search: 'Tafuta mipangilio',
  nothing: 'Hakuna mpangilio unaolingana',
  nothingText: 'Jaribu neno lingine.',
  on: 'Imewashwa',
  off: 'Imezimwa',
  none: 'Hakuna',
  usual: 'Ya kawaida ya sarafu',
  minutes: 'dk',
  kinds: {
    restaurant: 'Mgahawa',
    hotel: 'Hoteli',
  },
  dialogs: {
    starter: 'Kianzio',
    mainCourse: 'Mlo mkuu',
    side: 'Cha pembeni',
    dessert: 'Kitindamlo',
    drink: 'Kinywaji',
  },
  stages: { queue: 'Foleni', change: 'Imebadilika', pass: 'Tayari', delivered: 'Imepelekwa' },
  lateAfter: {
    queue: 'Imechelewa foleni baada ya',
    change: 'Imechelewa badiliko baada ya',
    pass: 'Imechelewa tayari baada ya',
    delivered: 'Imechelewa kukamilika baada ya',
  },
  problems: {
    numberMissing: 'Weka namba.',
    numberRange: 'Weka namba kuanzia {{least}} hadi {{most}}.',
  },
  tasks: {
    venue: 'Tawi',
    ordering: 'Kuagiza',
    menu: 'Menyu na lugha',
    tables: 'Meza, vyumba na trei',
    service: 'Maombi na arifa',
    payments: 'Malipo na POS',
    printing: 'Uchapishaji',
    access: 'Ruhusa',
    system: 'Mfumo',
  },
  settings: {
    name: {
      label: 'Jina',
      help: 'Huonyeshwa kwa wafanyakazi na wageni, na huchapishwa kwenye risiti.',
    },
    isRestaurant: { label: 'Aina', help: 'Mgahawa una meza, hoteli ina vyumba.' },
    currency: {
      label: 'Sarafu',
      help: 'Hutumika kwa bei na malipo yote ya tawi.',
    },
    timeZone: {
      label: 'Saa za eneo',
      help: 'Huweka saa za menyu, ripoti na usiku.',
    },
    nightHour: {
      label: 'Mwisho wa usiku',
      help: 'Saa ambayo siku ya biashara huisha na bili wazi hufungwa.',
    },
    isReloadPopup: {
      label: 'Ujumbe wa kupakia upya',
      help: 'Huwaambia wafanyakazi ukurasa wao umepakiwa upya.',
    },
    canReceiveOrder: {
      label: 'Hupokea oda',
      help: 'Ikizimwa, hakuna anayeweza kuagiza, hata wafanyakazi.',
    },
    lateAfterMinutes: {
      label: 'Oda zilizochelewa',
      help: 'Dakika ambazo baada yake oda imechelewa katika kila hatua.',
    },
    isOpenTableOption: {
      label: 'Bili wazi',
      help: 'Oda zinazofuata za meza huendeleza bili yake wazi.',
    },
    serviceFee: {
      label: 'Ada ya huduma',
      help: 'Asilimia inayoongezwa kwa kila oda.',
    },
    coversAmount: {
      label: 'Kiasi kwa mtu',
      help: 'Ada ya kila mgeni wa oda; 0 ikiwa hakuna.',
    },
    ordersAMinute: {
      label: 'Oda kwa dakika',
      help: 'Oda nyingi zaidi ambazo wageni wa meza moja wanaweza kuweka kwa dakika.',
    },
    piecesALine: {
      label: 'Idadi ya bidhaa moja',
      help: 'Idadi kubwa ya bidhaa moja ambayo wageni wanaweza kuagiza kwa mara moja.',
    },
    confirmAbove: {
      label: 'Thibitisha oda zinazozidi',
      help: 'Wafanyakazi huthibitisha oda za wageni zinazozidi jumla hii. Tupu: ya kawaida.',
    },
    largestTipPercent: {
      label: 'Bakshishi ya juu',
      help: 'Bakshishi kubwa zaidi ya mgeni, kama sehemu ya jumla.',
    },
    biLingual: {
      label: 'Lugha mbili kwenye orodha',
      help: 'Huonyesha Kiarabu kando ya Kiingereza kwenye orodha za menyu.',
    },
    hasArabic: {
      label: 'Kiarabu',
      help: 'Wageni wanaweza kusoma menyu kwa Kiarabu.',
    },
    hasGerman: {
      label: 'Kijerumani',
      help: 'Wageni wanaweza kusoma menyu kwa Kijerumani.',
    },
    hasItalian: {
      label: 'Kiitaliano',
      help: 'Wageni wanaweza kusoma menyu kwa Kiitaliano.',
    },
    hasRussian: {
      label: 'Kirusi',
      help: 'Wageni wanaweza kusoma menyu kwa Kirusi.',
    },
    hasFrench: {
      label: 'Kifaransa',
      help: 'Wageni wanaweza kusoma menyu kwa Kifaransa.',
    },
    hasKurdish: {
      label: 'Kikurdi',
      help: 'Wageni wanaweza kusoma menyu kwa Kikurdi.',
    },
    isDiscountedPrice: {
      label: 'Bei za punguzo',
      help: 'Bidhaa zinaweza kuwa na bei ya chini katika baadhi ya siku na saa.',
    },
    isPriceLocked: {
      label: 'Kufunga bei',
      help: 'Ni makao makuu tu yanayoweza kubadilisha bei za tawi hili.',
    },
    activeDialogs: {
      label: 'Mapendekezo',
      help: 'Maswali yanayopendekeza bidhaa zaidi kwa wageni.',
    },
    confirmsMailConsent: {
      label: 'Thibitisha idhini ya barua',
      help: 'Mgeni anayeacha anwani hupata kiungo kwanza. Hakuna kingine kinachotumwa kabla hajakibonyeza.',
    },
    isOnlinePayment: {
      label: 'Malipo ya mtandaoni',
      help: 'Wageni wanaweza kulipa mtandaoni kwa simu zao.',
    },
    isReciptPrintingOnly: {
      label: 'Kuchapisha risiti tu',
      help: 'Tawi huchapisha oda tu; mbao za oda na maombi zimefichwa.',
    },
    isPassphrase: {
      label: 'Uliza kauli za siri',
      help: 'Orodha ya wafanyakazi na kuhariri menyu huuliza kauli ya siri.',
    },
  },
}
