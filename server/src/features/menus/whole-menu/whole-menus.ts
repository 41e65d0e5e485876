import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Database } from '#kit/database.ts'
import { notFound } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'
import { type Changes, readChanges } from '../read-changes.ts'
import { textColumns } from './part-texts.ts'
import { Pieces } from './pieces.ts'
import { type ReadyMenu, readyMenu } from './ready-menu.ts'
import { WholeParts } from './whole-parts.ts'

type VenueVersion = { catalogueVersion: number; currency: Currency }

/** What a menu is put together from, updated in place from one version to the next. */
type Made = { parts: WholeParts; pieces: Pieces; menu: ReadyMenu }

/** Some megabytes each, of large menus. */
const menusKept = 20

/** The whole menus of venues as bytes, made once for a version of the menu; of the one before, only what changed is made again. */
export class WholeMenus {
  readonly #db: Database
  readonly #kept = new Map<number, { version: number; made: Promise<Made> }>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Throws NotFound for a venue that does not exist. */
  async get(venueId: number): Promise<ReadyMenu> {
    const now = await this.#db.read(() => versionOf(venueId))
    if (!now) throw notFound({ message: 'There is no such venue.', reason: 'venueUnknown' })
    const kept = this.#kept.get(venueId)
    const isCurrent = kept !== undefined && kept.version >= now.catalogueVersion
    const made = isCurrent ? kept.made : this.#make(venueId, kept?.made)
    const version = isCurrent ? kept.version : now.catalogueVersion
    this.#kept.delete(venueId)
    this.#kept.set(venueId, { version, made })
    if (this.#kept.size > menusKept) this.#kept.delete(this.#kept.keys().next().value!)
    return (await made).menu
  }

  #make(venueId: number, before: Promise<Made> | undefined): Promise<Made> {
    const made = this.#update(venueId, before)
    // One that could not be made is made again, from nothing, for the next who asks.
    made.catch(() => {
      if (this.#kept.get(venueId)?.made === made) this.#kept.delete(venueId)
    })
    return made
  }

  /** One after the other, since each goes on from what the one before has made. */
  async #update(venueId: number, before: Promise<Made> | undefined): Promise<Made> {
    const base = await before?.catch(() => undefined)
    const { venue, changes, isFromBase } = await this.#db.read(() => readSince(venueId, base))
    const { parts, pieces } =
      base && isFromBase ? base : { parts: new WholeParts(venue.currency), pieces: new Pieces() }
    parts.apply(changes)
    const version = venue.catalogueVersion
    return { parts, pieces, menu: readyMenu(version, pieces.of(parts.stretches(venueId, version))) }
  }
}

type Read = { venue: VenueVersion; changes: Changes; isFromBase: boolean }

/** Not to be run in a transaction that may be taken back. */
function* readSince(venueId: number, base: Made | undefined): Work<Read> {
  for (;;) {
    const venue = yield* versionOf(venueId)
    if (!venue) throw new Error(`Venue ${venueId} is gone while its menu is read`)
    // Other prices in every text.
    const isFromBase = base?.parts.currency === venue.currency && base.menu.version <= venue.catalogueVersion
    const since = isFromBase ? base?.menu.version : undefined
    const changes = yield* readChanges({ venueId, columns: textColumns, since })
    const after = yield* versionOf(venueId)
    // Each statement sees what is committed by then: only if nothing was, they belong together.
    if (after?.catalogueVersion === venue.catalogueVersion) return { venue, changes, isFromBase }
  }
}

/** The version of what a venue sells now; undefined for a venue that does not exist. */
function* versionOf(venueId: number): Work<VenueVersion | undefined> {
  return yield* one<VenueVersion>('SELECT "catalogueVersion", "currency" FROM venues WHERE "id" = ?', venueId)
}
