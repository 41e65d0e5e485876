import { useCallback, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** What an address will be once it is there: of two changes made while it is on its way, the second goes on from the first. */
let ahead: { pathname: string; params: URLSearchParams } | null = null

/** A text that stands in the address, so that a reload or a link shows the same. */
export function useAddressText(name: string): [text: string, set: (text: string) => void] {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  useEffect(() => {
    ahead = null
  }, [params])
  const set = useCallback(
    (text: string) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(ahead?.pathname === pathname ? ahead.params : known)
          if (text === '') next.delete(name)
          else next.set(name, text)
          ahead = { pathname, params: next }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, pathname, setParams],
  )
  return [params.get(name) ?? '', set]
}

/** One of a few choices, in the address; the first one where it says nothing or nonsense. */
export function useAddressChoice<T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): [T, (choice: T) => void] {
  const [text, setText] = useAddressText(name)
  const [first] = choices
  const set = useCallback((choice: T) => setText(choice === first ? '' : choice), [setText, first])
  return [choices.find((choice) => choice === text) ?? first, set]
}
