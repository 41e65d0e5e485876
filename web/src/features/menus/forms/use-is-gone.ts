import { useQuery } from '@tanstack/react-query'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import { isPartGone } from '#features/menus/menus.queries.ts'

/** Whether the record that a form is open for was deleted meanwhile, as far as this screen has heard. A new one never is. */
export function useIsGone(kind: MenuPartKind, id: number | undefined): boolean {
  const { data } = useQuery({ ...isPartGone(kind, id ?? 0), enabled: id !== undefined })
  return data && id !== undefined
}
