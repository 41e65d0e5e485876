import { useCallback, useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router'
import { expectOwnStepBack } from '#kit/device/own-step-back.ts'
import { isAfterStep, useAddressParams } from '#kit/address/use-address.ts'

type EditParams = (params: URLSearchParams) => void

/** The step that is being undone: a second press while the browser still goes back would go one step further. */
let leaving: string | null = null

/**
 * Opens something that covers the screen, such as a cart, by a step in the address, and closes it by going back one
 * step: the browser's back closes it too, and leaves the screen at the next press. The cover must preserve its state,
 * because the person is not asked. If a link opened it, there is no step to go back, and closing changes the address in
 * place. The address may change seconds later on a slow device: `isClosed` is true at once.
 */
export function useAddressStep() {
  const context = useContext(DataRouterContext)
  const { key } = useLocation()
  const navigate = useNavigate()
  const [, changeAddress] = useAddressParams()
  const [closedAt, setClosedAt] = useState<readonly string[]>([])
  useEffect(() => {
    if (leaving !== key) leaving = null
  }, [key])
  const openStep = useCallback((edit: EditParams) => void changeAddress(edit, { isStep: true }), [changeAddress])
  const closeStep = useCallback(
    (edit: EditParams) => {
      const here = context?.router.state.location
      if (here && here.key === leaving) return
      // The displayed address may be earlier than the router's.
      setClosedAt(here ? [key, here.key] : [key])
      if (!here || !isAfterStep(here)) {
        changeAddress(edit)
        return
      }
      leaving = here.key
      expectOwnStepBack()
      void navigate(-1)
    },
    [changeAddress, context, key, navigate],
  )
  return { openStep, closeStep, isClosed: closedAt.includes(key) }
}
