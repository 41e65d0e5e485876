import type { Doer } from '@brigade/domain/access/principal.ts'
import type { MainOption, SubOption } from '@brigade/domain/menus/menus.recommendations.ts'
import { mainOptionsPath, subOptionsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { primaryHeadingsPath, subOptionHeadingsPath } from '@brigade/domain/recommendations/recommendations.api.ts'
import type { PrimaryHeading, SubOptionHeading } from '@brigade/domain/recommendations/recommendations.schema.ts'
import { defaulted, json, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = { updatedByKind: Doer['byKind'] | null; updatedById: number | null }

const texts = {
  id: defaulted(plain),
  restaurantId: plain,
  name: json,
  version: rising,
  updatedAt: defaulted(plain),
  updatedBy: defaulted(plain),
}
const kept = { updatedByKind: defaulted(plain), updatedById: defaulted(plain) }

const nameOf = ({ name }: { name: { en: string } }) => name.en

/** Storage of the question with which a dialog begins. */
export const primaryHeadingColumns = columnsOf<PrimaryHeading, Kept>(primaryHeadingsPath, {
  record: 'primaryHeading',
  nameOf,
})('primary_headings', { ...texts, dialog: plain }, kept)

/** Storage of the answers of a dialog. */
export const mainOptionColumns = columnsOf<MainOption, Kept>(mainOptionsPath, {
  record: 'mainOption',
  nameOf,
  except: ['index'],
})('main_options', { ...texts, dialog: plain, index: plain }, kept)

/** Storage of the finer answers below a main option. */
export const subOptionColumns = columnsOf<SubOption, Kept>(subOptionsPath, {
  record: 'subOption',
  nameOf,
  except: ['index'],
})('sub_options', { ...texts, mainOptionId: plain, index: plain }, kept)

/** Storage of the question above the finer answers. */
export const subOptionHeadingColumns = columnsOf<SubOptionHeading, Kept>(subOptionHeadingsPath, {
  record: 'subOptionHeading',
  nameOf,
})('sub_option_headings', { ...texts, mainOptionId: plain }, kept)

export type PrimaryHeadingRow = RowOf<typeof primaryHeadingColumns>
export type MainOptionRow = RowOf<typeof mainOptionColumns>
export type SubOptionRow = RowOf<typeof subOptionColumns>
export type SubOptionHeadingRow = RowOf<typeof subOptionHeadingColumns>
