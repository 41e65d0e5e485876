import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Transaction } from '#kit/database/transaction.ts'

/** The catalogues of venues, reloaded when the venue's version has changed. */
export type Catalogues = { get(venueId: number, version: number): Transaction<Catalogue> }

declare module '#kit/context/context.ts' {
  interface AppParts {
    catalogues: Catalogues
  }
}
