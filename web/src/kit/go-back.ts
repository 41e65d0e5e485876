import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { useNavigate } from 'react-router'
import { createStore, useStore } from '#kit/store.ts'

/** Whether the line over every screen has an arrow back: the screen needs none of its own. */
export const headerBack = createStore(false)

export function useHasHeaderBack(): boolean {
  return useStore(headerBack)
}

/** Goes to where a person came from, or to `to` where they opened the address directly. */
export function useGoBack(to: string): () => void {
  const navigate = useNavigate()
  return () => {
    const state: unknown = history.state
    const hasCome = hasFields(state) && Boolean(state.idx)
    if (hasCome) void navigate(-1)
    else void navigate(to)
  }
}
