import type { BodyOf } from '@brigade/domain/services.ts'
import { type FilterOf, type MenuParts, type MenuPartKind, partPaths } from '#features/menus/menu-parts.ts'
import { apiCreate, apiGet, apiList, apiPatch, apiRemove, queryOf } from '#kit/api-client.ts'

type PartPaths = typeof partPaths

export type NewParts = { [K in MenuPartKind]: BodyOf<PartPaths[K], 'create'> }
export type PartChanges = { [K in MenuPartKind]: BodyOf<PartPaths[K], 'patch'> }

type PartCalls<K extends MenuPartKind> = {
  /** Those of this filter in their order, or these. */
  list(filter: FilterOf[K] | { id: { $in: number[] } }): Promise<MenuParts[K][]>
  get(id: number): Promise<MenuParts[K]>
  create(body: NewParts[K]): Promise<MenuParts[K]>
  patch(id: number, change: PartChanges[K]): Promise<MenuParts[K]>
  remove(id: number): Promise<MenuParts[K]>
}

/** The calls of each kind of part: alike but for what they take and answer. */
export const partCalls: { [K in MenuPartKind]: PartCalls<K> } = {
  menus: callsAt(partPaths.menus),
  categories: callsAt(partPaths.categories),
  items: callsAt(partPaths.items),
  sides: callsAt(partPaths.sides),
  modifiers: callsAt(partPaths.modifiers),
}

function callsAt<P extends PartPaths[MenuPartKind]>(path: P) {
  return {
    list: (filter: object) => apiList(path, queryOf(path, filter, { $sort: { index: 1 } })),
    get: (id: number) => apiGet(path, id),
    create: (body: BodyOf<P, 'create'>) => apiCreate(path, body),
    patch: (id: number, change: BodyOf<P, 'patch'>) => apiPatch(path, id, change),
    remove: (id: number) => apiRemove(path, id),
  }
}
