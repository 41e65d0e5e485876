import { type OpenedOver, useOpenedInAddress } from '#features/menus/use-opened-in-address.ts'

const partsOfItem = ['sides', 'modifiers'] as const

/** A kind of part of an item. */
export type ItemPartKind = (typeof partsOfItem)[number]

const openable = ['edit', 'delete', 'soldOut', 'options', 'firstOption'] as const

/** The tool that is open over the parts of an item; `edit` without an id adds one. */
export type OpenedPart = OpenedOver<(typeof openable)[number], ItemPartKind>

export type OpenPart = (opened: OpenedPart) => void

export function useOpenedPart() {
  return useOpenedInAddress(openable, partsOfItem)
}
