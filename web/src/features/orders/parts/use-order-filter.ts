import { useAddressParams, writeParam } from '#kit/use-address.ts'
import { useUntouched } from '#kit/use-untouched.ts'

const droppedAfterMs = 60_000

/**
 * What a screen of live orders is narrowed to, in its address. Who comes to a screen that nobody touched for a minute sees all that waits,
 * and not what somebody once looked for.
 */
export function useOrderFilter(): [text: string, set: (text: string) => void] {
  const [params, change] = useAddressParams()
  const text = params.get('q') ?? ''
  useUntouched(text === '' ? 0 : droppedAfterMs, () => {
    change((next) => next.delete('q'), { isLate: true })
  })
  return [text, (next) => change((known) => writeParam(known, 'q', next))]
}
