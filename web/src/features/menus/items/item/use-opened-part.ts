import { useState } from 'react'

/** The parts of an item. */
export type ItemPartKind = 'sides' | 'modifiers'

/** What is open over the parts of an item; `edit` without an id adds one. */
export type OpenedPart =
  | { what: 'edit'; kind: ItemPartKind; id: number | null }
  | { what: 'delete' | 'soldOut' | 'options'; kind: ItemPartKind; id: number }

export type OpenPart = (opened: OpenedPart) => void

export function useOpenedPart() {
  const [opened, open] = useState<OpenedPart | null>(null)
  return { opened, open, close: () => open(null) }
}
