import { languages } from '@brigade/domain/kit/languages.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { fileColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { FileSetting } from '@brigade/domain/menus/bulk/bulk.file.check.ts'
import { type FileKind, fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contentOfMenu } from '#features/menus/bulk/file/file-setting.queries.ts'
import type { FileTarget } from '#features/menus/bulk/file/file-target.ts'
import { importedGroupNames } from '#features/menus/menus.queries.ts'
import { useUser } from '#kit/calls/session.ts'

/** Returns what a menu file is checked against: the records of its menu, or none for a new menu. */
export function useFileSetting({ venue, menuId }: FileTarget) {
  const { role } = useUser()
  const content = useQuery(contentOfMenu(menuId))
  const presets = useQuery(importedGroupNames(venue.id))
  const isWaiting = (menuId !== null && !content.data) || !presets.data
  const setting = useMemo(() => {
    if (isWaiting) return null
    const { isPOSIntegrated } = venue
    const known = tableOf(fileKinds, (kind) => new Map((content.data?.[kind] ?? []).map((each) => [each.id, each])))
    const columns = tableOf(fileKinds, (kind) =>
      fileColumns(kind, { languages, isPOSIntegrated }).filter(
        // All rows of a new menu are new, whatever ids they had in another one.
        ({ type }) => menuId !== null || (type !== 'id' && type !== 'optionId'),
      ),
    )
    return {
      venue,
      role,
      menuId: menuId ?? 0,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Records of the wire hold every field that an import does.
      known: known as unknown as FileSetting['known'],
      presets: presets.data ?? [],
      columns,
    } satisfies FileSetting
  }, [isWaiting, venue, role, menuId, content.data, presets.data])

  return {
    setting,
    error: content.error ?? presets.error,
    retry: () => {
      void content.refetch()
      void presets.refetch()
    },
  }
}

/** Returns the columns by which the sheets of a file are read: those of ids name items even where all rows are new. */
export function columnsToRead(kind: FileKind, isPOSIntegrated: boolean) {
  return fileColumns(kind, { languages, isPOSIntegrated })
}
