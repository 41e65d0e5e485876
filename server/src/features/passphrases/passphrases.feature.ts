import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { passphraseGrantPath, passphrasesPath } from '@brigade/domain/passphrases/passphrases.api.ts'
import type { OpenGate, SetPassphrases } from '@brigade/domain/passphrases/passphrases.schema.ts'
import type { App, CallParams } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { openGate } from './open-gate.ts'
import { readPassphrases } from './read-passphrases.ts'
import { setPassphrases } from './set-passphrases.ts'

/** What only staff call: guests and machines lack the permissions that the contract asks for. */
type StaffParams = CallParams & { user: StaffPrincipal }

export const passphrasesFeature: Feature = {
  name: 'passphrases',
  register(app: App) {
    const { db, clock } = app

    useService(app, passphrasesPath, {
      get: (venueId: number, { user }: StaffParams) =>
        db.read(() => readPassphrases({ venueId, user, now: clock.now() })),

      patch: (venueId: number, body: SetPassphrases, { user }: StaffParams) =>
        setPassphrases({ db, venueId, body, user, now: clock.now() }),
    })

    useService(app, passphraseGrantPath, {
      create: (body: OpenGate, { user }: StaffParams) => openGate({ db, body, user, now: clock.now() }),
    })
  },
}
