import { groupNamesPath, mainOptionsPath, subOptionsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { MainOption, SubOption } from '@brigade/domain/menus/menus.recommendations.ts'
import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import type { App, CallParams } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { localTextOf } from '../stored-values.ts'
import type { PartQuery } from '../read-parts.ts'
import { groupNameColumns, type GroupNameRow } from './public/list-group-names.ts'
import { addGroupName, changeGroupName, removeGroupName, repeatedGroupName } from './write-group-name.ts'

/** Registers the presets for menus: preset names of groups, and the options of recommendations. */
export function registerPresets(app: App): void {
  const { db } = app

  useService(app, groupNamesPath, {
    find: ({ query, paginate }) =>
      listPage<GroupNameRow, GroupName>({
        db,
        rows: db.build('group_names'),
        paging: pagingOf(query, paginate),
        toRecords: (rows) => rows.map((row) => groupNameColumns.read(row)),
      }),

    create: { transaction: addGroupName, repeat: repeatedGroupName },
    patch: { transaction: changeGroupName },
    remove: { transaction: removeGroupName },
  })

  useService(app, mainOptionsPath, { find: listOptions(app, 'main_options', mainOptionOf) })
  useService(app, subOptionsPath, { find: listOptions(app, 'sub_options', subOptionOf) })
}

type OptionOf<Row, T> = (row: Row) => T
type RowOf<Option> = Omit<Option, 'name'> & { name: string }

const mainOptionOf = (row: RowOf<MainOption>): MainOption => ({ ...row, name: localTextOf(row.name) })
const subOptionOf = (row: RowOf<SubOption>): SubOption => ({ ...row, name: localTextOf(row.name) })

/** Returns the options of one kind of the caller's venues, in their order. */
function listOptions<Row, T>({ db }: App, table: 'main_options' | 'sub_options', recordOf: OptionOf<Row, T>) {
  return ({ query, user, paginate }: CallParams<PartQuery>) => {
    const { $sort: _sort, $limit: _limit, $skip: _skip, restaurantId, ...filters } = query
    const venueIds = scopedVenueIds(user, restaurantId)
    const rows = filtered(db.build(table), filters)
    if (venueIds !== 'all') void rows.whereIn('restaurantId', venueIds)
    return listPage<Row, T>({
      db,
      rows,
      paging: pagingOf(query, paginate),
      toRecords: (found) => found.map(recordOf),
    })
  }
}

function pagingOf({ $sort = { index: 1 }, $limit, $skip }: PartQuery, paginate: false | undefined) {
  return { $sort, $limit, $skip, isPaged: paginate !== false }
}
