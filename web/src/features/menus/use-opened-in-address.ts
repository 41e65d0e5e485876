import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useAddressParams } from '#kit/address/use-address.ts'

/** The tool that is open over a screen: for one record, or without an id for a new one or for all. */
export type OpenedOver<What extends string, Kind extends string> = { what: What; kind: Kind; id?: number }

const paramName = 'open'

/** Stores the open tool in the address, as `?open=form.items.12`, so that a reload or a link shows it again. */
export function useOpenedInAddress<What extends string, Kind extends string>(
  whats: readonly What[],
  kinds: readonly Kind[],
) {
  const [params, changeAddress] = useAddressParams()
  // A ref keeps the callbacks stable: rows that use them are not drawn again whenever the address changes.
  const latest = useRef(changeAddress)
  useEffect(() => {
    latest.current = changeAddress
  })
  const text = params.get(paramName) ?? ''
  return {
    opened: useMemo(() => openedOf(text, whats, kinds), [text, whats, kinds]),
    open: useCallback(
      ({ what, kind, id }: OpenedOver<What, Kind>) =>
        latest.current((next) => next.set(paramName, [what, kind, id].filter((part) => part !== undefined).join('.'))),
      [],
    ),
    close: useCallback(() => latest.current((next) => next.delete(paramName)), []),
  }
}

function openedOf<What extends string, Kind extends string>(
  text: string,
  whats: readonly What[],
  kinds: readonly Kind[],
): OpenedOver<What, Kind> | null {
  const [, named, ofKind, number] = /^([A-Za-z]+)\.([A-Za-z]+)(?:\.([1-9]\d{0,9}))?$/.exec(text) ?? []
  const what = whats.find((one) => one === named)
  const kind = kinds.find((one) => one === ofKind)
  if (!what || !kind) return null
  return number === undefined ? { what, kind } : { what, kind, id: Number(number) }
}
