import { useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useUntouched } from '#kit/forms/use-untouched.ts'

const droppedAfterMs = 60_000

/** The parameters that hide orders of a live screen. */
const hiding = ['q', 'only']

/**
 * Returns the search of a live-orders screen, stored in its address. It is cleared, as other filters are, after a minute
 * in which the screen was not touched, so that the next user sees all waiting orders.
 */
export function useOrderFilter(): [text: string, set: (text: string) => void] {
  const [params, change] = useAddressParams()
  const isHiding = hiding.some((name) => (params.get(name) ?? '') !== '')
  useUntouched(isHiding ? droppedAfterMs : 0, () => {
    change((next) => hiding.forEach((name) => next.delete(name)), { isLate: true })
  })
  return [params.get('q') ?? '', (next) => change((known) => writeParam(known, 'q', next))]
}
