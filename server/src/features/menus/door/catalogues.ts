import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Work } from '#kit/work.ts'

/** What each venue sells, reloaded when the version that the venue carries is another. */
export type Catalogues = { get(venueId: number, version: number): Work<Catalogue> }

declare module '#kit/context.ts' {
  interface AppParts {
    catalogues: Catalogues
  }
}
