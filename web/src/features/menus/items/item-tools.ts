import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** What can be opened over a list of items, for one of them; `edit` without one adds an item. */
export const itemTools = ['edit', 'recommend', 'eco', 'tag', 'delete'] as const

export type ItemTool = (typeof itemTools)[number]

export type OpenItemTool = (tool: ItemTool, id: number) => void

/** A tool that works on an item as it stands. */
export type OneItemTool = Exclude<ItemTool, 'edit'>

export type OpenedTool =
  | { tool: OneItemTool; id: number }
  | { tool: 'edit'; id: number }
  | { tool: 'add'; id: null }
  | null

/** Which tool is open stands in the address, so that a reload or a link shows it again. */
export function useItemTools(): { opened: OpenedTool; open: OpenItemTool; add: () => void; close: () => void } {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (entry: [name: string, value: string] | null) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known)
          for (const name of [...itemTools, 'add']) next.delete(name)
          if (entry) next.set(...entry)
          return next
        },
        // The browser's back leaves the screen, and then what was typed is asked for.
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    opened: useMemo(() => openedOf(params), [params]),
    open: useCallback((tool, id) => change([tool, String(id)]), [change]),
    add: useCallback(() => change(['add', '']), [change]),
    close: useCallback(() => change(null), [change]),
  }
}

function openedOf(params: URLSearchParams): OpenedTool {
  if (params.has('add')) return { tool: 'add', id: null }
  const tool = itemTools.find((candidate) => /^\d+$/.test(params.get(candidate) ?? ''))
  if (!tool) return null
  const id = Number(params.get(tool))
  return tool === 'edit' ? { tool, id } : { tool, id }
}
