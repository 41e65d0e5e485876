import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Database } from '#kit/database.ts'
import { one, type Work } from '#kit/work.ts'
import { CatalogueParts, columns } from './catalogue-parts.ts'
import type { Catalogues } from './door/catalogues.ts'
import { readChanges } from './read-changes.ts'

/** A venue's catalogue with what it is made of; `parts` are updated in place, each version has a catalogue of its own. */
type Kept = { version: number; catalogue: Catalogue; parts: CatalogueParts }

/** What each venue sells, kept in memory until the venue's `catalogueVersion` is another; then what changed since is read. */
export class CatalogueCache implements Catalogues {
  readonly #db: Pick<Database, 'read'>
  readonly #kept = new Map<number, Kept>()

  constructor(db: Pick<Database, 'read'>) {
    this.#db = db
  }

  /** `version` was read in the same transaction, so that prices and version belong together. */
  *get(venueId: number, version: number): Work<Catalogue> {
    for (;;) {
      const base = this.#kept.get(venueId)
      if (base?.version === version) return base.catalogue
      const before = yield* versionOf(venueId)
      // One of a higher version than is stored was read in a transaction that was taken back.
      const since = base && base.version <= before ? base.version : undefined
      const changes = yield* readChanges({ venueId, columns, since })
      const after = yield* versionOf(venueId)
      // Each statement on PostgreSQL sees what is committed by then: only if nothing was, they belong together. And meanwhile
      // another order may have updated what these changes are applied to.
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
   * On SQLite, works that arrive together share a transaction: an order may have read a menu whose change is then taken back, and
   * another change may get the same version. Such a version is higher than the one that is stored once the transaction is over,
   * which is so before anybody else has a turn. On PostgreSQL each work has a transaction of its own, and none that prices by a menu changes it.
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

function* versionOf(venueId: number): Work<number> {
  const venue = yield* one<{ catalogueVersion: number }>(
    'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
    venueId,
  )
  return venue?.catalogueVersion ?? 0
}
