import { useCallback, useMemo } from 'react'
import { useAddressParams } from '#kit/address/use-address.ts'

/** The tool that is open over a list: for one record of it, or the form that adds one. */
export type OpenedTool<Tool extends string> = OfOne<Tool> | { tool: 'add'; id: null } | null

type OfOne<Tool extends string> = Tool extends string ? { tool: Tool; id: number } : never

/** Stores the open tool in the address, so that a reload or a link shows it again. */
export function useOpenedTool<Tool extends string>(tools: readonly Tool[]) {
  const [params, changeAddress] = useAddressParams()
  const change = useCallback(
    (entry: [name: string, value: string] | null) =>
      changeAddress((next) => {
        for (const name of [...tools, 'add']) next.delete(name)
        if (entry) next.set(...entry)
      }),
    [changeAddress, tools],
  )
  return {
    opened: useMemo(() => openedOf(params, tools), [params, tools]),
    open: useCallback((tool: Tool, id: number) => change([tool, String(id)]), [change]),
    add: useCallback(() => change(['add', '']), [change]),
    close: useCallback(() => change(null), [change]),
  }
}

function openedOf<Tool extends string>(params: URLSearchParams, tools: readonly Tool[]): OpenedTool<Tool> {
  if (params.has('add')) return { tool: 'add', id: null }
  const tool = tools.find((candidate) => /^[1-9]\d{0,9}$/.test(params.get(candidate) ?? ''))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is one of the tools, and so one of their pairs.
  return tool === undefined ? null : ({ tool, id: Number(params.get(tool)) } as OfOne<Tool>)
}
