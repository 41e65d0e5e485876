import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** A text that stands in the address, so that a reload or a link shows the same. */
export function useAddressText(name: string): [text: string, set: (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (text: string) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known)
          if (text === '') next.delete(name)
          else next.set(name, text)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParams],
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
