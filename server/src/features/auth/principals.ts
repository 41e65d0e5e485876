import type { Principal } from '@brigade/domain/access/principal.ts'
import type { AccessTokens } from './public/access-tokens.ts'
import type { Bus } from '#kit/events/bus.ts'
import type { Principals } from '#kit/context/context.ts'
import type { Database } from '#kit/database/database.ts'
import type { Logger } from '#kit/logging/logger.ts'
import { isMeant, type SessionSelector } from '#kit/events/session-selector.ts'
import { noteSeen } from './public/sessions.ts'
import { type KnownPrincipal, principalOfToken } from './principal-of-token.ts'

declare module '#kit/events/bus.ts' {
  interface BusTopics {
    'principals:changed': SessionSelector
  }
}

type Sources = { db: Database; tokens: AccessTokens; bus: Bus; log: Logger; now: () => Date }

/** Maximum age of a cached principal, in case an eviction message is missed. */
const rememberedMs = 5_000

const mostRemembered = 20_000

/** A person who is working is noted as seen at most once in this time. */
const noteSeenEveryMs = 60_000

/** The principals of tokens, cached for some seconds because every call needs one. Ending a session evicts them at once. */
export class RememberedPrincipals implements Principals {
  readonly #sources: Sources
  readonly #known = new Map<string, { principal: Principal; since: number; until: number }>()
  #evictions = 0

  constructor(sources: Sources) {
    this.#sources = sources
    sources.bus.on('principals:changed', (whose) => this.#forget(whose))
  }

  async fromToken(token: string): Promise<Principal> {
    const { db, tokens, now } = this.#sources
    const at = now()
    const known = this.#known.get(token)
    // If the clock was set back, entries from later times are not used.
    if (known && known.since <= at.getTime() && at.getTime() < known.until) return known.principal
    const evictionsBefore = this.#evictions
    const found = await db.read(() => principalOfToken({ tokens, token, now: at }))
    // A principal that was read before an eviction may be the one that was evicted.
    if (evictionsBefore === this.#evictions) this.#remember(token, found, at)
    this.#noteSeen(found, at)
    return found.principal
  }

  evict(whose: SessionSelector): void {
    void this.#sources.bus.publish('principals:changed', whose)
  }

  #remember(token: string, { principal, expiresAt }: KnownPrincipal, at: Date): void {
    this.#known.delete(token)
    if (this.#known.size >= mostRemembered) this.#forgetOldest()
    const since = at.getTime()
    this.#known.set(token, { principal, since, until: Math.min(since + rememberedMs, expiresAt) })
  }

  /** Nothing waits for the note; if it can't be stored, the next call tries again. */
  #noteSeen({ principal, lastSeenAt }: KnownPrincipal, now: Date): void {
    if (principal.kind !== 'staff') return
    if (lastSeenAt && now.getTime() - Date.parse(lastSeenAt) < noteSeenEveryMs) return
    const { db, log } = this.#sources
    const { sessionId, id: userId } = principal
    db.write(() => noteSeen({ sessionId, userId, now })).catch((error) =>
      log.warn({ err: error }, 'It could not be stored when a person was seen'),
    )
  }

  #forgetOldest(): void {
    const [oldest] = this.#known.keys()
    if (oldest !== undefined) this.#known.delete(oldest)
  }

  #forget(whose: SessionSelector): void {
    this.#evictions += 1
    if ('token' in whose) this.#known.delete(whose.token)
    else
      for (const [token, { principal }] of this.#known)
        if (isMeant(whose, { principal, token })) this.#known.delete(token)
  }
}
