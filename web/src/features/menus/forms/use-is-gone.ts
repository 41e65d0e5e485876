import { useQuery } from '@tanstack/react-query'
import type { EditedKind } from '#features/menus/menu-parts.ts'
import { isPartGone } from '#features/menus/menus.queries.ts'

/**
 * Returns true once this screen knows that the record of a form was deleted by another user. Always false for a new
 * one.
 */
export function useIsGone(kind: EditedKind, id: number | undefined): boolean {
  const { data } = useQuery({ ...isPartGone(kind, id ?? 0), enabled: id !== undefined })
  return data && id !== undefined
}
