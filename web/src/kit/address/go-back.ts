import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { useNavigate } from 'react-router'
import { createStore, useStore } from '#kit/device/store.ts'

/** True if the header over every screen shows a back arrow: the screen then needs none of its own. */
export const headerBack = createStore(false)

export function useHasHeaderBack(): boolean {
  return useStore(headerBack)
}

/** True if the header over every screen shows the title of the screen, which then need not show it too. */
export const headerTitle = createStore(false)

export function useHasHeaderTitle(): boolean {
  return useStore(headerTitle)
}

/** Returns a function that goes to where the person came from, or to `to` if they opened the address directly. */
export function useGoBack(to: string): () => void {
  const navigate = useNavigate()
  return () => {
    const state: unknown = history.state
    const hasCome = hasFields(state) && Boolean(state.idx)
    if (hasCome) void navigate(-1)
    else void navigate(to)
  }
}
