import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Database } from '#kit/database/database.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { CatalogueParts, columns } from './catalogue-parts.ts'
import type { Catalogues } from './public/catalogues.ts'
import { readChanges } from './read-changes.ts'

/** A venue's catalogue with its parts; `parts` are updated in place, each version has a catalogue of its own. */
type Kept = { version: number; catalogue: Catalogue; parts: CatalogueParts }

/** The catalogues of venues, cached in memory by the venue's `catalogueVersion`; when that has changed, only the changes are read. */
export class CatalogueCache implements Catalogues {
  readonly #db: Pick<Database, 'read'>
  readonly #kept = new Map<number, Kept>()

  constructor(db: Pick<Database, 'read'>) {
    this.#db = db
  }

  /** Returns the catalogue of a version. `version` was read in the same transaction, so that prices and version are consistent. */
  *get(venueId: number, version: number): Transaction<Catalogue> {
    for (;;) {
      const base = this.#kept.get(venueId)
      if (base?.version === version) return base.catalogue
      const before = yield* versionOf(venueId)
      // A cached version above the stored one was read in a transaction that was rolled back.
      const since = base && base.version <= before ? base.version : undefined
      const changes = yield* readChanges({ venueId, columns, since })
      const after = yield* versionOf(venueId)
      // On PostgreSQL each statement sees what is committed by then: the changes are consistent only if nothing was committed in between.
      // Another order may also have updated the base of these changes in between.
      if (before !== after || this.#kept.get(venueId) !== base) continue
      const parts = base && since !== undefined ? base.parts : new CatalogueParts()
      this.#kept.delete(venueId)
      parts.apply(changes)
      const kept = { version: after, catalogue: parts.toCatalogue(), parts }
      this.#remember(venueId, kept)
      return kept.catalogue
    }
  }

  /**
   * Caches a catalogue, and evicts it again if its menu was rolled back. On SQLite, transactions that arrive together share one: an order may
   * read a menu whose change is then rolled back, and a later change may get the same version. The version of a change that was rolled back
   * is higher than the stored one, which is compared before any other transaction begins. On PostgreSQL, nothing is
   * shared, and no transaction that prices by a menu changes it.
   */
  #remember(venueId: number, kept: Kept): void {
    this.#kept.set(venueId, kept)
    const forget = () => {
      if (this.#kept.get(venueId) === kept) this.#kept.delete(venueId)
    }
    queueMicrotask(() => {
      this.#db.read(() => versionOf(venueId)).then((stored) => (stored < kept.version ? forget() : undefined), forget)
    })
  }
}

function* versionOf(venueId: number): Transaction<number> {
  const venue = yield* one<{ catalogueVersion: number }>(
    'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
    venueId,
  )
  return venue?.catalogueVersion ?? 0
}
