import { AccessTokens } from './public/access-tokens.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { keptJwtSecret } from '#kit/settings/jwt-secret.ts'
import { registerAccountServices } from './account.service.ts'
import { registerAuthentication } from './authentication.service.ts'
import { KnownDevices } from './known-devices.ts'
import { RememberedPrincipals } from './principals.ts'
import { OwnPasswords } from './public/own-passwords.ts'
import { SecondFactors } from './public/second-factors.ts'
import { keptFactorKey } from './second-factor/factor-key.ts'
import { registerSecondFactor } from './second-factor/second-factor.service.ts'
import { SignInTries } from './sign-in-tries.ts'

export const authFeature: Feature = {
  name: 'auth',
  register(app: App) {
    const secret = app.get('jwtSecret') ?? keptJwtSecret(app.get('dataDir'))
    const tries = new SignInTries({ bus: app.bus })
    app.ownPasswords = new OwnPasswords({ bus: app.bus })
    app.tokens = new AccessTokens(secret)
    app.principals = new RememberedPrincipals({
      db: app.db,
      tokens: app.tokens,
      bus: app.bus,
      log: app.log,
      now: () => app.clock.now(),
    })
    const key = keptFactorKey(app.get('dataDir'))
    app.secondFactors = new SecondFactors({ secret, key, isRequired: app.get('requiresSecondFactor') })
    const isHttps = app.get('publicUrl')?.startsWith('https:') ?? false
    registerAuthentication(app, { secret, tries, devices: new KnownDevices({ secret, isHttps }) })
    registerAccountServices(app)
    registerSecondFactor(app, tries)
  },
}
