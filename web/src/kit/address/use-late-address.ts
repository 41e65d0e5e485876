import { useEffect } from 'react'
import type { ChangeAddress } from '#kit/address/use-address.ts'

/** Delay in milliseconds; long enough that the address is written once typing or walking through a list has stopped. */
const afterMs = 500

/** Writes the state of the screen into the address, a moment after it stopped changing. */
export function useLateAddress(changeAddress: ChangeAddress, write: (next: URLSearchParams) => void): void {
  useEffect(() => {
    let timer = setTimeout(change, afterMs)
    return () => clearTimeout(timer)

    function change(): void {
      if (!changeAddress(write, { isLate: true })) timer = setTimeout(change, afterMs)
    }
  }, [changeAddress, write])
}
