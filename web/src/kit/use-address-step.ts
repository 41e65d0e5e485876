import { useCallback, useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router'
import { expectOwnStepBack } from '#kit/own-step-back.ts'
import { isAfterStep, useAddressParams } from '#kit/use-address.ts'

type EditParams = (params: URLSearchParams) => void

/** The step that is being taken back: a second press while the browser is at it would go one further. */
let leaving: string | null = null

/**
 * Opens what covers the screen, such as a cart, by a step in the address, and closes it by taking the step back: so the browser's back closes
 * it, too, and leaves the screen at the next press. It must keep what was done in it, for nobody is asked. Where it was opened by a link, there
 * is no step to take back, and closing changes the address in place. The address may change seconds later on a slow device: `isClosed` is
 * true at once.
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
      // What is shown may be an earlier address than the router's.
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
