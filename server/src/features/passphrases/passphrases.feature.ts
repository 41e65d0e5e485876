import { passphraseGrantPath, passphrasesPath } from '@brigade/domain/passphrases/passphrases.api.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { openGate } from './open-gate.ts'
import { readPassphrases } from './read-passphrases.ts'
import { setPassphrases } from './set-passphrases.ts'

export const passphrasesFeature: Feature = {
  name: 'passphrases',
  register(app: App) {
    const { db, clock } = app

    useService(app, passphrasesPath, {
      get: (venueId, { user }) => db.read(() => readPassphrases({ venueId, user, now: clock.now() })),

      patch: (venueId, body, { user }) => setPassphrases({ db, venueId, body, user, now: clock.now() }),
    })

    useService(app, passphraseGrantPath, {
      create: (body, { user }) => openGate({ db, body, user, now: clock.now() }),
    })
  },
}
