import { useLocation, useMatches, useSearchParams } from 'react-router'
import type { RouteHandle } from '#kit/features/feature.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

export type ScreenTitle = { title: string; backTo: string | null }

/** Returns the title of the open screen, from its route's handle; it may contain parts of the address. */
export function useScreenTitle(): ScreenTitle {
  const t = useTranslations('shell')
  const [search] = useSearchParams()
  const match = useMatches().at(-1)
  const { titleKey, backTo } = (match?.handle ?? {}) as RouteHandle
  const { id } = match?.params ?? {}
  const title = titleKey ? t(titleKey, { id, name: search.get('name') ?? id }) : ''
  return { title, backTo: backTo ?? null }
}

/** Returns the entry of the menu that the open screen is, or belongs to. */
export function useMenuPath(): { path: string; isScreenItself: boolean } {
  const { pathname } = useLocation()
  const { menuPath } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle
  return { path: menuPath ?? pathname, isScreenItself: menuPath === undefined }
}
