import { translations as menuTranslations } from './push.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    sendPush: 'Notifica push',
  },
  title: 'Notifiche push',
  states: {
    unsupported:
      'Questo browser non supporta le notifiche push. Su iPhone o iPad, aggiungi prima Brigade alla schermata Home.',
    denied: 'Bloccate in questo browser. Consenti le notifiche nelle impostazioni del browser per questo sito.',
    off: 'Ricevi avvisi sugli ordini non accettati quando Brigade è chiuso. I responsabili anche sulle richieste in ritardo.',
    on: 'Le notifiche sono attive finché hai effettuato l’accesso su questo dispositivo.',
  },
  agree: 'Attiva',
  end: 'Disattiva',
  test: 'Invia prova',
  testSent: 'Notifica di prova inviata.',
  notAgreed: 'Le notifiche push non si sono attivate. Riprova o usa un altro browser.',
  times: {
    edit: 'Modifica',
    hint: 'Inviate quando Brigade è chiuso. Ognuno le attiva nelle Impostazioni sul proprio telefono.',
    list: 'Notifiche push',
    what: 'Evento',
    who: 'Destinatari',
    after: 'Quando',
    notices: {
      newOrder: 'Ordine non accettato',
      overdueRequest: 'Richiesta non assegnata',
    },
    told: {
      newOrder: 'Responsabili e addetti ordini',
      overdueRequest: 'Responsabili',
    },
    whenOverdue: 'In ritardo',
    field: 'Avvisa dei nuovi ordini dopo',
    unit: 'min',
    from: 'Vale subito, anche per gli ordini già in attesa.',
    saved: 'Notifiche push salvate.',
  },
}
