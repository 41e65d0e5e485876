import { useEffect } from 'react'
import type { ChangeAddress } from '#kit/use-address.ts'

/** Long enough that the address is written when somebody has stopped typing or walking through a list. */
const afterMs = 500

/** Writes into the address what stands on the screen, a moment after it stopped changing. */
export function useLateAddress(changeAddress: ChangeAddress, write: (next: URLSearchParams) => void): void {
  useEffect(() => {
    let timer = setTimeout(change, afterMs)
    return () => clearTimeout(timer)

    function change(): void {
      if (!changeAddress(write, { isLate: true })) timer = setTimeout(change, afterMs)
    }
  }, [changeAddress, write])
}
