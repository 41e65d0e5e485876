import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { daysSchema } from '../menus/menus.times.schema.ts'
import { menuFormLimits as limits } from './menu-forms.limits.ts'

/** A time of the wall clock, such as `06:30`. */
export const wallTimeSchema = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

const localSchema = Type.Partial(localTextSchema, { additionalProperties: false })

const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })

/** An item of the venue on a form; an included one is free of charge. */
const formItemSchema = Type.Object({ itemId: idSchema, isIncluded: Type.Boolean() }, { additionalProperties: false })

export type FormItem = Static<typeof formItemSchema>

/** When changes end: at a time of the wall clock some days before the delivery, or some minutes before the slot. */
export const cutOffKinds = ['time', 'minutes'] as const

const fields = {
  /** The name that guests read, by language. */
  name: localSchema,
  isActive: Type.Boolean(),
  /** The item that each guest of an order is charged for; null if nothing is. */
  baseItemId: nullable(idSchema),
  /** What can be ordered besides the answers, in its order. */
  additional: Type.Array(formItemSchema, { maxItems: limits.mostAdditional }),
  /** The days of delivery. */
  daysAvailable: daysSchema,
  /** The beginnings of the first and of the last slot of a day. */
  fromTime: wallTimeSchema,
  toTime: wallTimeSchema,
  slotMinutes: whole(limits.slotMinutes.least, limits.slotMinutes.most),
  /** The orders of one slot. */
  capacity: whole(1, limits.mostCapacity),
  cutOffBy: Type.Union(cutOffKinds.map((kind) => Type.Literal(kind))),
  cutOffDays: whole(0, limits.mostCutOffDays),
  cutOffTime: wallTimeSchema,
  cutOffMinutes: whole(0, limits.mostCutOffMinutes),
  /** How long before its slot an order goes to the kitchen. */
  leadMinutes: whole(0, limits.mostLeadMinutes),
  /** How many days after today can be ordered for. */
  daysAhead: whole(0, limits.mostDaysAhead),
}

/** The form of a menu on which guests order for a later day: questions, additional items, slots and cut-off. */
export const menuFormSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    menuId: idSchema,
    ...fields,
    version: Type.Integer(),
    updatedAt: nullable(instantSchema),
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type MenuForm = Static<typeof menuFormSchema>

export const menuFormListQuerySchema = listQuerySchema({ restaurantId: filters.id, menuId: filters.id }, ['id'])

/** The body of a new form. Omitted fields have their usual values. */
export const createMenuFormSchema = Type.Object(
  {
    restaurantId: idSchema,
    menuId: idSchema,
    ...Type.Partial(Type.Object(fields)).properties,
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type CreateMenuForm = Static<typeof createMenuFormSchema>

/** The body of a change. Omitted fields, and omitted languages, are unchanged. */
export const patchMenuFormSchema = Type.Object(
  { ...Type.Partial(Type.Object(fields)).properties, version: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

export type PatchMenuForm = Static<typeof patchMenuFormSchema>

export type MenuFormDraft = Omit<PatchMenuForm, 'version'>

const questionFields = {
  /** The question, by language. */
  question: localSchema,
  isActive: Type.Boolean(),
  /** How many options each guest picks. */
  min: whole(0, limits.mostPicks),
  max: whole(1, limits.mostPicks),
  options: Type.Array(formItemSchema, { maxItems: limits.mostOptions }),
}

/** A question of a form with its options, which are items of the venue. */
export const formQuestionSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    formId: idSchema,
    index: Type.Integer(),
    ...questionFields,
    version: Type.Integer(),
    updatedAt: nullable(instantSchema),
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type FormQuestion = Static<typeof formQuestionSchema>

export const formQuestionListQuerySchema = listQuerySchema({ restaurantId: filters.id, formId: filters.id }, [
  'index',
  'id',
])

export const createFormQuestionSchema = Type.Object(
  {
    formId: idSchema,
    ...Type.Partial(Type.Object(questionFields)).properties,
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type CreateFormQuestion = Static<typeof createFormQuestionSchema>

export const patchFormQuestionSchema = Type.Object(
  { ...Type.Partial(Type.Object(questionFields)).properties, version: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

export type PatchFormQuestion = Static<typeof patchFormQuestionSchema>

export type FormQuestionDraft = Omit<PatchFormQuestion, 'version'>

/** The body that puts all questions of a form into a new order. */
export const sortFormQuestionsSchema = Type.Object(
  {
    restaurantId: idSchema,
    formId: idSchema,
    ids: Type.Array(idSchema, { maxItems: limits.mostQuestions, uniqueItems: true }),
  },
  { additionalProperties: false },
)

export type SortFormQuestions = Static<typeof sortFormQuestionsSchema>
