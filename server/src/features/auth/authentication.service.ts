import type { IncomingMessage } from 'node:http'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { authenticationPath, type SignedIn, type SignIn, signInSchema } from '@brigade/domain/auth/auth.api.ts'
import type { NextFunction } from '@feathersjs/feathers'
import {
  AuthenticationBaseStrategy,
  type AuthenticationParams,
  type AuthenticationRequest,
  type AuthenticationResult,
  AuthenticationService,
} from '@feathersjs/authentication'
import jwt from 'jsonwebtoken'
import { signedOut, type VerifiedClaims } from './public/access-tokens.ts'
import type { App, Context } from '#kit/context/context.ts'
import { callCounter } from '#kit/admission/call-counter.ts'
import { mount } from '#kit/contracts/contract.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { validate } from '#kit/contracts/hooks.ts'
import { joinAfterSignIn, leaveAfterSignOut } from '#kit/sockets/rooms.ts'
import { writeSignOut } from './audit-sign-ins.ts'
import { endToken } from './ended-tokens.ts'
import type { KnownDevices } from './known-devices.ts'
import { accountOf, signIn } from './sign-in.ts'
import type { SignInTries } from './sign-in-tries.ts'
import { findPrincipal } from './find-principal.ts'
import { passSecondFactor } from './second-factor/pass-second-factor.ts'

type AuthenticationOptions = { secret: string; tries: SignInTries; devices: KnownDevices }

/** Registers sign-in and sign-out as the ordinary Feathers client knows them, over both transports. */
export function registerAuthentication(app: App, { secret, tries, devices }: AuthenticationOptions): void {
  const service = new SessionService(app, 'authentication', {
    secret,
    entity: null,
    authStrategies: ['local', 'jwt', 'secondFactor'],
    parseStrategies: ['jwt'],
  })
  service.register('local', new PasswordStrategy(app, { tries, devices }))
  service.register('jwt', new TokenStrategy(app))
  service.register('secondFactor', new SecondFactorStrategy(app, { tries, devices }))
  mount(app, authenticationPath, { service, options: { methods: ['create', 'remove'], events: [] } })
  app.service(authenticationPath).hooks({
    around: { create: [checkBody, rememberDevice(devices)], remove: [disconnectEndedSession] },
    after: { create: [joinAfterSignIn], remove: [leaveAfterSignOut] },
  })
}

/**
 * Each token that is signed out is stored until it would have expired: without this limit, anyone with a table's code could fill the
 * database with them.
 */
const signOutsAtATable = { calls: 60, perSeconds: 3_600 } as const

class SessionService extends AuthenticationService {
  declare app: App
  // Not private: Feathers lends the methods to an object of its own.
  readonly countSignOut = callCounter(signOutsAtATable)

  override async remove(id: string | null, params: AuthenticationParams): Promise<AuthenticationResult> {
    if (!params.authentication) throw signedOut()
    const result = await super.remove(id, params)
    const { db, clock, principals } = this.app
    const sessionId = sessionOf(result)
    if (sessionId !== undefined) {
      const user: StaffUser = result.user
      await writeSignOut(db, { user, address: params.ip ?? '', now: clock.now() }, sessionId)
      principals.evict({ sessionId })
    }
    const claims = guestClaimsOf(result)
    if (claims) {
      const now = clock.now()
      this.countSignOut({ who: claims.sub, now })
      await db.write(() => endToken(claims, now))
      principals.evict({ token: result.accessToken })
    }
    return result
  }
}

/** A step of the sign-in form. `parts` returns what its use-case needs of this server and of the caller. */
abstract class SignInStrategy extends AuthenticationBaseStrategy {
  readonly #app: App
  readonly #tries: SignInTries
  readonly #devices: KnownDevices

  constructor(app: App, { tries, devices }: Pick<AuthenticationOptions, 'tries' | 'devices'>) {
    super()
    this.#app = app
    this.#tries = tries
    this.#devices = devices
  }

  protected parts({ headers, ip: address = '' }: AuthenticationParams) {
    const { db, tokens, secondFactors, clock } = this.#app
    const now = clock.now()
    // Over a socket, the headers are those that the browser sent when it connected.
    const device = this.#devices.read(headers?.cookie, now)
    const userAgent = headers?.['user-agent']
    return { db, tokens, tries: this.#tries, secondFactors, address, device, userAgent, now }
  }
}

class PasswordStrategy extends SignInStrategy {
  async authenticate(
    { email, password }: AuthenticationRequest & SignIn,
    params: AuthenticationParams,
  ): Promise<SignedIn> {
    if (!email) throw missing('email', 'emailMissing')
    if (!password) throw missing('password', 'passwordMissing')
    return signIn({ ...this.parts(params), email, password })
  }
}

class SecondFactorStrategy extends SignInStrategy {
  async authenticate(
    { challenge, code }: AuthenticationRequest & SignIn,
    params: AuthenticationParams,
  ): Promise<SignedIn> {
    if (!challenge) throw missing('challenge', 'challengeMissing')
    if (!code) throw missing('code', 'codeMissing')
    return passSecondFactor({ ...this.parts(params), challenge, code })
  }
}

class TokenStrategy extends AuthenticationBaseStrategy {
  readonly #app: App

  constructor(app: App) {
    super()
    this.#app = app
  }

  async authenticate({ accessToken }: AuthenticationRequest & SignIn): Promise<AuthenticationResult> {
    if (!accessToken) throw missing('accessToken', 'tokenMissing')
    const user = await findPrincipal(this.#app.db, await this.#app.principals.fromToken(accessToken))
    const payload = jwt.decode(accessToken)
    return { accessToken, authentication: { strategy: 'jwt', payload }, user }
  }

  async parse({ headers }: IncomingMessage): Promise<AuthenticationRequest | null> {
    const [, accessToken] = /^Bearer\s+(\S+)$/i.exec(headers.authorization?.trim() ?? '') ?? []
    return accessToken === undefined ? null : { strategy: 'jwt', accessToken }
  }
}

const validateBody = validate({ data: signInSchema })

async function checkBody(context: Context, next: NextFunction): Promise<void> {
  validateBody(context)
  await next()
}

/** Sets the cookie of known devices after a sign-in over HTTP, so that other people's wrong tries don't slow down the next one. */
function rememberDevice(devices: KnownDevices) {
  return async (context: Context, next: NextFunction): Promise<void> => {
    await next()
    const { app, params, data, result } = context
    if (params.provider !== 'rest' || data.strategy === 'jwt') return
    const now = app.clock.now()
    const { user }: SignedIn = result
    const account = accountOf(user.email)
    const setCookie = devices.write(devices.read(params.headers?.cookie, now), { account, now })
    context.http = { ...context.http, headers: { ...context.http?.headers, 'Set-Cookie': setCookie } }
  }
}

/** Runs outside all other hooks: the calling socket is signed out by then and stays connected to receive the answer. */
async function disconnectEndedSession(context: Context, next: NextFunction): Promise<void> {
  await next()
  const sessionId = sessionOf(context.result)
  if (sessionId !== undefined) context.app.publisher.disconnect({ sessionId })
  if (guestClaimsOf(context.result)) context.app.publisher.disconnect({ token: context.result.accessToken })
}

function sessionOf(result: AuthenticationResult): string | undefined {
  return result.authentication?.payload?.sid
}

/** Returns the claims of a guest's token. A guest has no session of their own: the token itself is ended. */
function guestClaimsOf({ authentication }: AuthenticationResult): VerifiedClaims | undefined {
  const claims: VerifiedClaims | null | undefined = authentication?.payload
  return claims?.kind === 'guest' ? claims : undefined
}

function missing(field: keyof SignIn, code: keyof typeof authErrors) {
  return badRequest({
    message: authErrors[code],
    reason: 'validation',
    fields: { [field]: authErrors[code] },
    codes: { [field]: code },
  })
}
