import type { Principal } from '@brigade/domain/access/principal.ts'
import type { AccessTokens } from '#kit/access-tokens.ts'
import type { Principals } from '#kit/context.ts'
import type { Database } from '#kit/database.ts'
import { type KnownPrincipal, principalOfToken } from './principal-of-token.ts'

type Sources = { db: Database; tokens: AccessTokens; now: () => Date }

/** So long may another process go on with a principal that was changed or signed out in this one. */
const rememberedMs = 5_000

const mostRemembered = 20_000

/** The principals that tokens speak for, remembered for some seconds because every call asks. What ends a session evicts at once. */
export class RememberedPrincipals implements Principals {
  readonly #sources: Sources
  readonly #known = new Map<string, { principal: Principal; until: number }>()
  #evictions = 0

  constructor(sources: Sources) {
    this.#sources = sources
  }

  async fromToken(token: string): Promise<Principal> {
    const { db, tokens, now } = this.#sources
    const at = now()
    const known = this.#known.get(token)
    if (known && known.until > at.getTime()) return known.principal
    const evictionsBefore = this.#evictions
    const found = await db.read(() => principalOfToken({ tokens, token, now: at }))
    // What was read before an eviction may be the very thing that was evicted.
    if (evictionsBefore === this.#evictions) this.#remember(token, found, at)
    return found.principal
  }

  evictUser(userId: number): void {
    this.#evict((principal) => principal.kind === 'staff' && principal.id === userId)
  }

  evictSession(sessionId: string): void {
    this.#evict((principal) => principal.kind === 'staff' && principal.sessionId === sessionId)
  }

  evictToken(token: string): void {
    this.#evictions += 1
    this.#known.delete(token)
  }

  evictTable(tableId: number): void {
    this.#evict((principal) => principal.kind === 'guest' && principal.tableId === tableId)
  }

  #remember(token: string, { principal, expiresAt }: KnownPrincipal, at: Date): void {
    this.#known.delete(token)
    if (this.#known.size >= mostRemembered) this.#forgetOldest()
    this.#known.set(token, { principal, until: Math.min(at.getTime() + rememberedMs, expiresAt) })
  }

  #forgetOldest(): void {
    const [oldest] = this.#known.keys()
    if (oldest !== undefined) this.#known.delete(oldest)
  }

  #evict(isEvicted: (principal: Principal) => boolean): void {
    this.#evictions += 1
    for (const [token, { principal }] of this.#known) if (isEvicted(principal)) this.#known.delete(token)
  }
}
