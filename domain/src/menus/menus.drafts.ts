import { keysOf } from '../kit/table-keys.ts'
import { type Static, type TObject, type TOptional, type TSchema, Type } from '@sinclair/typebox'
import { imageLimits } from '../files/files.limits.ts'
import { idSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { type MenuErrorCode, menuErrors } from './menus.errors.ts'
import {
  type categoryFields,
  type FieldKind,
  type groupFields,
  type itemFields,
  type menuFields,
  type PartField,
  type PartFields,
  type sideFields,
  fieldRowsOf,
} from './menus.fields.ts'
import { requiredLanguages } from './menus.languages.ts'
import { ecoTagSchema, menuTagSchema, recommendationCategorySchema } from './menus.tags.ts'
import { daysSchema, hoursSchema } from './menus.times.schema.ts'

/** The limits of lengths and counts. Where a form has a sentence for a limit, the rules check it, more strictly. */
export const menuLimits = {
  nameLength: 35,
  descriptionLength: 1000,
  posIdLength: 60,
  mostOptions: 100,
  mostPrepareMinutes: 1440,
  mostCalories: 100_000,
  mostOfASide: 999,
} as const

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, code?: MenuErrorCode) =>
  Type.Union([schema, Type.Null()], code === undefined ? {} : { errorMessage: menuErrors[code], errorCode: code })

const maybe = Type.Optional

const textDraft = maybe(nullable(Type.String({ maxLength: 2000 })))

/**
 * A text in a body, in any of the nine languages. In a change, omitted languages stay as they are; an empty text or
 * null removes one.
 */
export const localDraftSchema = Type.Object(
  {
    en: textDraft,
    ar: textDraft,
    de: textDraft,
    it: textDraft,
    ru: textDraft,
    fr: textDraft,
    ku: textDraft,
    sw: textDraft,
    tr: textDraft,
  },
  { additionalProperties: false },
)

export type LocalDraft = Static<typeof localDraftSchema>

/** A text of a new record: the rules report a required language that is missing or empty. */
export const newLocalDraftSchema = Type.Object(localDraftSchema.properties, {
  additionalProperties: false,
  askedByRules: requiredLanguages,
})

const price = nullable(amountSchema, 'priceMissing')
const posId = nullable(Type.String({ maxLength: menuLimits.posIdLength }), 'posIdTooLong')

/** The address of an uploaded image, on this server or in a store. It excludes addresses that a browser would run. */
export const imageAddressSchema = Type.String({ maxLength: 500, pattern: String.raw`^(/(?!/)|https?://)[^\s"'<>\\]+$` })

/** An option in a body. An option without `_id` is new and gets its id from the server. */
export const optionDraftSchema = Type.Object(
  {
    _id: maybe(Type.String({ pattern: String.raw`^[\w-]{1,40}$` })),
    name: maybe(localDraftSchema),
    price: maybe(price),
    posItemId: maybe(posId),
    soldOut: ignored,
  },
  { additionalProperties: false },
)

/** The schema of each kind of field in a body. The length of a text is that of its field. */
const draftKinds = {
  name: localDraftSchema,
  lines: localDraftSchema,
  text: nullable(Type.String()),
  price,
  priceOrNone: price,
  flag: Type.Boolean(),
  days: daysSchema,
  hours: hoursSchema,
  minutes: Type.Integer({ minimum: 0, maximum: menuLimits.mostPrepareMinutes }),
  calories: nullable(Type.Integer({ minimum: 0, maximum: menuLimits.mostCalories }), 'caloryInvalid'),
  min: nullable(Type.Integer({ minimum: 0, maximum: menuLimits.mostOfASide }), 'minInvalid'),
  max: nullable(Type.Integer({ maximum: menuLimits.mostOfASide }), 'maxInvalid'),
  category: nullable(idSchema, 'categoryMissing'),
  ecoTag: ecoTagSchema,
  images: Type.Array(imageAddressSchema, { maxItems: imageLimits.ofARecordAtMost, uniqueItems: true }),
  recommendation: recommendationCategorySchema,
  optionIds: Type.Array(idSchema, { maxItems: 100, uniqueItems: true }),
  posId,
  tag: nullable(menuTagSchema, 'tagMissing'),
  options: Type.Array(optionDraftSchema, { maxItems: menuLimits.mostOptions }),
} satisfies Record<FieldKind, TSchema>

export type DraftKinds = { [Kind in FieldKind]: Static<(typeof draftKinds)[Kind]> }

type DraftSchemas<Fields extends PartFields> = {
  -readonly [Name in keyof Fields]: TOptional<(typeof draftKinds)[Fields[Name]['is']]>
}

/** Returns the schemas of fields in a body, which may leave out each of them. */
export function draftSchemas<Fields extends PartFields>(fields: Fields): DraftSchemas<Fields> {
  return fieldRowsOf<DraftSchemas<Fields>>(keysOf(fields), (name) => maybe(draftSchemaOf(fields[name]!)))
}

function draftSchemaOf(field: PartField): TSchema {
  return field.is === 'text' ? nullable(Type.String({ maxLength: field.length })) : draftKinds[field.is]
}

type DraftOf<Fields extends PartFields> = Static<TObject<DraftSchemas<Fields>>>

/** Includes the name of the category for the menu's own items when the menu gets categories. */
export type MenuDraft = DraftOf<typeof menuFields> & { itemsInto?: LocalDraft }
export type CategoryDraft = DraftOf<typeof categoryFields>
export type ItemDraft = DraftOf<typeof itemFields>
export type SideDraft = DraftOf<typeof sideFields>
export type OptionDraft = Static<typeof optionDraftSchema>
export type GroupDraft = DraftOf<typeof groupFields>

/** A draft while it is typed: a number may still be a text that can't be read as exactly one number. */
export type Typed<Draft> = {
  [Field in keyof Draft]: number extends Draft[Field] ? Draft[Field] | string : Draft[Field]
}
