import { useLocation, useMatches, useSearchParams } from 'react-router'
import type { RouteHandle } from '#kit/feature.ts'
import { useWords } from '#kit/i18n.ts'

export type ScreenTitle = { title: string; backTo: string | null }

/** What the open screen calls itself, by its route's handle; parts of the address may stand in it. */
export function useScreenTitle(): ScreenTitle {
  const t = useWords('shell')
  const [search] = useSearchParams()
  const match = useMatches().at(-1)
  const { titleKey, backTo } = (match?.handle ?? {}) as RouteHandle
  const { id } = match?.params ?? {}
  const title = titleKey ? t(titleKey, { id, name: search.get('name') ?? id }) : ''
  return { title, backTo: backTo ?? null }
}

/** The entry of the menu that the open screen is, or belongs to. */
export function useMenuPath(): { path: string; isScreenItself: boolean } {
  const { pathname } = useLocation()
  const { menuPath } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle
  return { path: menuPath ?? pathname, isScreenItself: menuPath === undefined }
}
