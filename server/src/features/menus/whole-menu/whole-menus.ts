import type { Currency } from '@brigade/domain/kit/money.ts'
import { guestView } from '@brigade/domain/app/guest-view.ts'
import type { OrderPause } from '@brigade/domain/venues/pausing.schema.ts'
import { readStored } from '#kit/database/stored-json.ts'
import type { Database } from '#kit/database/database.ts'
import { notFound } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { type CatalogueChanges, readChanges } from '../read-changes.ts'
import { textColumns } from './part-texts.ts'
import { Pieces } from './pieces.ts'
import { type ReadyMenu, readyMenu } from './ready-menu.ts'
import { WholeParts } from './whole-parts.ts'

/** `orderPauses` is JSON, as it is stored. */
type VenueVersion = { catalogueVersion: number; currency: Currency; orderPauses: string }

/** The parts of a built menu, updated in place from one version to the next. */
type Made = { parts: WholeParts; pieces: Pieces; menu: ReadyMenu }

/** Maximum number of cached menus: large ones have some megabytes each. */
const menusKept = 20

/**
 * The whole menus of venues as bytes, built once for each version of the menu; unchanged parts are reused from the version before. Those
 * for guests have no terms of promotions (`hasTerms`).
 */
export class WholeMenus {
  readonly #db: Database
  readonly #hasTerms: boolean
  readonly #kept = new Map<number, { version: number; orderPauses: string; made: Promise<Made> }>()

  constructor(db: Database, { hasTerms = true } = {}) {
    this.#db = db
    this.#hasTerms = hasTerms
  }

  /** Throws NotFound for a venue that does not exist. */
  async get(venueId: number): Promise<ReadyMenu> {
    const now = await this.#db.read(() => versionOf(venueId))
    if (!now) throw notFound({ message: 'This venue doesn’t exist.', reason: 'venueUnknown' })
    const kept = this.#kept.get(venueId)
    const isCurrent = kept !== undefined && kept.version >= now.catalogueVersion && kept.orderPauses === now.orderPauses
    const made = isCurrent ? kept.made : this.#make(venueId, kept?.made)
    const { version, orderPauses } = isCurrent ? kept : { ...now, version: now.catalogueVersion }
    this.#kept.delete(venueId)
    this.#kept.set(venueId, { version, orderPauses, made })
    if (this.#kept.size > menusKept) this.#kept.delete(this.#kept.keys().next().value!)
    return (await made).menu
  }

  #make(venueId: number, before: Promise<Made> | undefined): Promise<Made> {
    const made = this.#update(venueId, before)
    // After a failure, the next request builds the menu from scratch.
    made.catch(() => {
      if (this.#kept.get(venueId)?.made === made) this.#kept.delete(venueId)
    })
    return made
  }

  /** Updates run one after the other, since each continues from the result of the one before. */
  async #update(venueId: number, before: Promise<Made> | undefined): Promise<Made> {
    const base = await before?.catch(() => undefined)
    const { venue, changes, isFromBase } = await this.#db.read(() => readSince(venueId, base))
    const { parts, pieces } =
      base && isFromBase ? base : { parts: new WholeParts(venue.currency, this.#hasTerms), pieces: new Pieces() }
    parts.apply(changes)
    const { catalogueVersion: version } = venue
    const orderPauses = JSON.stringify(guestView(readStored<OrderPause[]>(venue.orderPauses)))
    return { parts, pieces, menu: readyMenu(version, pieces.of(parts.stretches({ venueId, version, orderPauses }))) }
  }
}

type Read = { venue: VenueVersion; changes: CatalogueChanges; isFromBase: boolean }

/** Reads the changes since a built menu. Must not run in a transaction that may be rolled back. */
function* readSince(venueId: number, base: Made | undefined): Transaction<Read> {
  for (;;) {
    const venue = yield* versionOf(venueId)
    if (!venue) throw new Error(`Venue ${venueId} is gone while its menu is read`)
    // Another currency changes the prices in every text.
    const isFromBase = base?.parts.currency === venue.currency && base.menu.version <= venue.catalogueVersion
    const since = isFromBase ? base?.menu.version : undefined
    const changes = yield* readChanges({ venueId, columns: textColumns, since })
    const after = yield* versionOf(venueId)
    // Each statement sees what is committed by then: the changes are consistent only if nothing was committed in between.
    if (after?.catalogueVersion === venue.catalogueVersion) return { venue, changes, isFromBase }
  }
}

/** Returns the version of a venue's catalogue; undefined for a venue that does not exist. */
function* versionOf(venueId: number): Transaction<VenueVersion | undefined> {
  return yield* one<VenueVersion>(
    'SELECT "catalogueVersion", "currency", "orderPauses" FROM venues WHERE "id" = ?',
    venueId,
  )
}
