import { translations as menuTranslations } from './push.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: { sendPush: 'Push-Nachricht' },
  title: 'Push-Nachrichten',
  states: {
    unsupported:
      'Dieser Browser unterstützt keine Push-Nachrichten. Auf iPhone oder iPad Brigade zuerst zum Home-Bildschirm hinzufügen.',
    denied: 'In diesem Browser blockiert. In den Browser-Einstellungen Meldungen für diese Seite erlauben.',
    off: 'Meldungen über nicht angenommene Bestellungen, wenn Brigade geschlossen ist. Die Leitung erhält auch überfällige Anfragen.',
    on: 'Meldungen sind an, solange Sie auf diesem Gerät angemeldet sind.',
  },
  agree: 'Einschalten',
  end: 'Ausschalten',
  test: 'Test senden',
  testSent: 'Test-Nachricht gesendet.',
  notAgreed: 'Push-Nachrichten ließen sich nicht einschalten. Erneut oder in einem anderen Browser versuchen.',
  times: {
    edit: 'Bearbeiten',
    hint: 'Gesendet, wenn Brigade geschlossen ist. Eingeschaltet in den Einstellungen auf dem eigenen Handy.',
    list: 'Push-Nachrichten',
    what: 'Anlass',
    who: 'Empfänger',
    after: 'Wann',
    notices: { newOrder: 'Nicht angenommene Bestellung', overdueRequest: 'Nicht übernommene Anfrage' },
    told: { newOrder: 'Leitung und Bestellannahme', overdueRequest: 'Leitung' },
    whenOverdue: 'Sobald überfällig',
    field: 'Neue Bestellungen melden nach',
    unit: 'min',
    from: 'Gilt sofort, auch für schon wartende Bestellungen.',
    saved: 'Push-Nachrichten gespeichert.',
  },
}
