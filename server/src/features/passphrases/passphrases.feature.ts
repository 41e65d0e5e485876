import { passphraseGrantPath, passphrasesPath } from '@brigade/domain/passphrases/passphrases.api.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { checkPassphrase } from './open-gate.ts'
import { readPassphrases } from './read-passphrases.ts'
import { hashPassphrases } from './set-passphrases.ts'

export const passphrasesFeature: Feature = {
  name: 'passphrases',
  register(app: App) {
    const { db, clock } = app

    useService(app, passphrasesPath, {
      get: (venueId, { user }) => db.read(() => readPassphrases({ venueId, user, now: clock.now() })),

      patch: { prepare: hashPassphrases },
    })

    useService(app, passphraseGrantPath, { create: { prepare: checkPassphrase } })
  },
}
