export const translations = {
  search: 'Cerca impostazioni',
  nothing: 'Nessuna impostazione',
  nothingText: 'Prova un’altra parola.',
  on: 'Sì',
  off: 'No',
  none: 'Nessuno',
  usual: 'Abituale per la valuta',
  minutes: 'min',
  kinds: {
    restaurant: 'Ristorante',
    hotel: 'Hotel',
  },
  dialogs: {
    starter: 'Antipasto',
    mainCourse: 'Piatto principale',
    side: 'Contorno',
    dessert: 'Dolce',
    drink: 'Bevanda',
  },
  stages: { queue: 'In coda', change: 'Modificato', pass: 'Pronto', delivered: 'Consegnato' },
  lateAfter: {
    queue: 'In ritardo in coda dopo',
    change: 'In ritardo dopo una modifica',
    pass: 'In ritardo se pronto dopo',
    delivered: 'In ritardo da completare dopo',
  },
  problems: {
    numberMissing: 'Inserisci un numero.',
    numberRange: 'Inserisci un numero da {{least}} a {{most}}.',
  },
  tasks: {
    venue: 'Struttura',
    ordering: 'Ordini',
    menu: 'Menu e lingue',
    tables: 'Tavoli, camere e vassoi',
    service: 'Richieste e notifiche',
    payments: 'Pagamenti e cassa',
    printing: 'Stampa',
    access: 'Accesso',
    system: 'Sistema',
  },
  settings: {
    name: {
      label: 'Nome',
      help: 'Mostrato al personale e agli ospiti, e stampato sulle ricevute.',
    },
    isRestaurant: { label: 'Tipo', help: 'Un ristorante ha tavoli, un hotel ha camere.' },
    currency: {
      label: 'Valuta',
      help: 'Usata per tutti i prezzi e pagamenti della struttura.',
    },
    timeZone: {
      label: 'Fuso orario',
      help: 'Regola l’orario di menu, report e notti.',
    },
    nightHour: {
      label: 'Fine della notte',
      help: 'L’ora in cui finisce il giorno contabile e si chiudono i conti aperti.',
    },
    isReloadPopup: {
      label: 'Messaggio di pagina ricaricata',
      help: 'Avvisa il personale quando la pagina è stata ricaricata.',
    },
    canReceiveOrder: {
      label: 'Aperta agli ordini',
      help: 'Se no, nessuno può inserire ordini, nemmeno il personale.',
    },
    lateAfterMinutes: {
      label: 'Ordini in ritardo',
      help: 'Minuti dopo i quali un ordine è in ritardo in ogni fase.',
    },
    isOpenTableOption: {
      label: 'Conti aperti',
      help: 'I nuovi ordini di un tavolo continuano il suo conto aperto.',
    },
    serviceFee: {
      label: 'Servizio',
      help: 'Percentuale aggiunta a ogni ordine.',
    },
    coversAmount: {
      label: 'Importo per coperto',
      help: 'Addebito per ogni ospite di un ordine; 0 per nessuno.',
    },
    ordersAMinute: {
      label: 'Ordini al minuto',
      help: 'Massimo di ordini al minuto dagli ospiti di un tavolo.',
    },
    piecesALine: {
      label: 'Pezzi di un articolo',
      help: 'Massimo di pezzi di un articolo ordinabili insieme dagli ospiti.',
    },
    confirmAbove: {
      label: 'Conferma ordini oltre',
      help: 'Il personale conferma gli ordini degli ospiti oltre questo totale. Vuoto: abituale.',
    },
    largestTipPercent: {
      label: 'Mancia massima',
      help: 'Mancia massima di un ospite, come quota del totale.',
    },
    biLingual: {
      label: 'Due lingue negli elenchi',
      help: 'Mostra l’arabo accanto all’inglese negli elenchi del menu.',
    },
    hasArabic: {
      label: 'Arabo',
      help: 'Gli ospiti possono leggere il menu in arabo.',
    },
    hasGerman: {
      label: 'Tedesco',
      help: 'Gli ospiti possono leggere il menu in tedesco.',
    },
    hasItalian: {
      label: 'Italiano',
      help: 'Gli ospiti possono leggere il menu in italiano.',
    },
    hasRussian: {
      label: 'Russo',
      help: 'Gli ospiti possono leggere il menu in russo.',
    },
    hasFrench: {
      label: 'Francese',
      help: 'Gli ospiti possono leggere il menu in francese.',
    },
    hasKurdish: {
      label: 'Curdo',
      help: 'Gli ospiti possono leggere il menu in curdo.',
    },
    isDiscountedPrice: {
      label: 'Prezzi scontati',
      help: 'Gli articoli possono avere un prezzo ridotto in certi giorni e orari.',
    },
    isPriceLocked: {
      label: 'Blocco prezzi',
      help: 'Solo la sede centrale può cambiare i prezzi di questa struttura.',
    },
    activeDialogs: {
      label: 'Consigli',
      help: 'Domande che consigliano altri articoli agli ospiti.',
    },
    confirmsMailConsent: {
      label: 'Conferma del consenso e-mail',
      help: 'Gli ospiti che lasciano un indirizzo ricevono prima un link. Nient’altro parte prima che lo premano.',
    },
    isOnlinePayment: {
      label: 'Pagamento online',
      help: 'Gli ospiti possono pagare online con il telefono.',
    },
    isReciptPrintingOnly: {
      label: 'Solo stampa ricevute',
      help: 'La struttura stampa solo ordini; tabelloni e richieste sono nascosti.',
    },
    isPassphrase: {
      label: 'Chiedi passphrase',
      help: 'L’accesso al personale e le modifiche al menu chiedono una passphrase.',
    },
  },
}
