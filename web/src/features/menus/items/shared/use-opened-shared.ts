import { type OpenedOver, useOpenedInAddress } from '#features/menus/use-opened-in-address.ts'

const kinds = ['sharedGroups', 'sharedSides'] as const
const openable = ['edit', 'delete', 'options', 'firstOption', 'items'] as const

/** What is open over the shared choices of a venue; `edit` without an id adds one. */
export type OpenedShared = OpenedOver<(typeof openable)[number], (typeof kinds)[number]>

export type OpenShared = (opened: OpenedShared) => void

export function useOpenedShared() {
  return useOpenedInAddress(openable, kinds)
}
