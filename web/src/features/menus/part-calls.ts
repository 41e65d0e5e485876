import type { BodyOf } from '@brigade/domain/services.ts'
import { type FilterOf, type MenuParts, type EditedKind, partPaths } from '#features/menus/menu-parts.ts'
import { apiCreate, apiGet, apiList, apiPatch, apiRemove, queryOf } from '#kit/calls/api-client.ts'

type PartPaths = typeof partPaths

export type NewParts = { [K in EditedKind]: BodyOf<PartPaths[K], 'create'> }
export type PartPatches = { [K in EditedKind]: BodyOf<PartPaths[K], 'patch'> }

type PartCalls<K extends EditedKind> = {
  /** Returns the records of this filter in their order, or the records with these ids. */
  list(filter: FilterOf[K] | { id: { $in: number[] } }): Promise<MenuParts[K][]>
  get(id: number): Promise<MenuParts[K]>
  /** Adds one; repeated with the same key, it adds no second one. */
  create(body: NewParts[K], idempotencyKey: string): Promise<MenuParts[K]>
  patch(id: number, change: PartPatches[K]): Promise<MenuParts[K]>
  remove(id: number): Promise<MenuParts[K]>
}

/** The calls of each kind of part: alike except for their parameters and results. */
export const partCalls: { [K in EditedKind]: PartCalls<K> } = {
  menus: callsAt(partPaths.menus),
  categories: callsAt(partPaths.categories),
  items: callsAt(partPaths.items),
  sides: callsAt(partPaths.sides),
  modifiers: callsAt(partPaths.modifiers),
  sharedGroups: callsAt(partPaths.sharedGroups),
  sharedSides: callsAt(partPaths.sharedSides),
}

function callsAt<P extends PartPaths[EditedKind]>(path: P) {
  return {
    list: (filter: object) => apiList(path, queryOf(path, filter, { $sort: { index: 1 } })),
    get: (id: number) => apiGet(path, id),
    create: (body: BodyOf<P, 'create'>, idempotencyKey: string) =>
      apiCreate(path, Object.assign({}, body, { idempotencyKey })),
    patch: (id: number, change: BodyOf<P, 'patch'>) => apiPatch(path, id, change),
    remove: (id: number) => apiRemove(path, id),
  }
}
