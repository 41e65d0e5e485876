import { sortOrderPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { sortParts } from './sort-parts.ts'

/** Registers the service that puts the parts of menus in another order. */
export function registerSorting(app: App): void {
  useService(app, sortOrderPath, { create: { transaction: sortParts } })
}
